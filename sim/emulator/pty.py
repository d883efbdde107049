"""A terminal whose other end is a program on stdin and stdout: to the desk it looks like the serial port of a box.

Frames, both ways: a letter, the length in two bytes (big endian), bytes. `P` is the path of the port, first of all; `D` is data;
`O` and `C` say that somebody opened the port or that everybody closed it, as a box learns from DTR.
"""

import os
import select
import struct
import sys
import tty


def frame(kind, data=b""):
    sys.stdout.buffer.write(kind + struct.pack(">H", len(data)) + data)
    sys.stdout.buffer.flush()


def main():
    master, slave = os.openpty()
    tty.setraw(slave)
    frame(b"P", os.ttyname(slave).encode())
    # Nobody has the port open now, and the other end hears of it as soon as somebody has.
    os.close(slave)
    is_open = False
    incoming = b""
    poll = select.poll()
    poll.register(0, select.POLLIN)
    while True:
        # A port that nobody has open hangs up, again and again: so it is looked at now and then.
        if is_open:
            poll.register(master, select.POLLIN)
        events = dict(poll.poll(None if is_open else 20))
        if events.get(0, 0) & (select.POLLIN | select.POLLHUP):
            data = os.read(0, 65536)
            if not data:
                return
            incoming += data
            while len(incoming) >= 3 and len(incoming) >= 3 + struct.unpack(">H", incoming[1:3])[0]:
                length = struct.unpack(">H", incoming[1:3])[0]
                data, incoming = incoming[3 : 3 + length], incoming[3 + length :]
                if is_open:
                    try:
                        os.write(master, data)
                    except OSError:
                        pass
        if not is_open:
            probe = select.poll()
            probe.register(master, select.POLLIN)
            if not dict(probe.poll(0)).get(master, 0) & select.POLLHUP:
                is_open = True
                frame(b"O")
            continue
        if events.get(master, 0) & select.POLLIN:
            try:
                data = os.read(master, 4096)
            except OSError:
                data = b""
            if data:
                frame(b"D", data)
                continue
        if events.get(master, 0) & (select.POLLHUP | select.POLLERR):
            poll.unregister(master)
            is_open = False
            frame(b"C")


main()
