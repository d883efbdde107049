//! The desk's end of the cable: finds the box, opens its serial port and talks to it. `docs/cable.md` says what is spoken.

use std::io::{ErrorKind, Read, Write};
use std::time::{Duration, Instant};

use serialport::{SerialPort, SerialPortInfo, SerialPortType, UsbPortInfo};

/// What a box says that it is: the ids are for everybody who tries something out, so the name counts as well.
const PRODUCT: &str = "Gnomon";
const IDS: (u16, u16) = (0x1209, 0x0001);

/// A number that a port of USB takes no notice of.
const BAUD: u32 = 115_200;
/// How long a box may take for an answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long its people may.
const PEOPLE: Duration = Duration::from_secs(75);
/// How long to wait for bytes before looking at the clock.
const LOOK: Duration = Duration::from_millis(100);

/// An open port with a box behind it.
pub struct Port {
    port: Box<dyn SerialPort>,
    name: String,
    read: Vec<u8>,
}

impl std::fmt::Debug for Port {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Port").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Returns whether a port is that of a box.
fn is_box(info: &UsbPortInfo) -> bool {
    // Windows tells no name but that of its driver.
    (info.vid, info.pid) == IDS && (cfg!(windows) || info.product.as_deref() == Some(PRODUCT))
}

/// Finds the port of the box.
fn find(ports: &[SerialPortInfo]) -> Result<String, String> {
    let mut boxes: Vec<&str> = ports
        .iter()
        .filter(|port| matches!(&port.port_type, SerialPortType::UsbPort(info) if is_box(info)))
        // macOS has two names for each port; the other one waits for a carrier that nobody sends.
        .map(|port| port.port_name.as_str())
        .filter(|name| !name.starts_with("/dev/tty."))
        .collect();
    boxes.sort_unstable();
    match boxes[..] {
        [] => {
            Err("there is no box: connect it with a USB cable that has data lines, or name its port with --port".into())
        }
        [name] => Ok(name.to_string()),
        [..] => Err(format!("there are several boxes: choose one with --port: {}", boxes.join(", "))),
    }
}

fn ports() -> Vec<SerialPortInfo> {
    // Where there are no ports at all, as in a container, the crate would panic.
    if cfg!(target_os = "linux") && !std::path::Path::new("/sys/class/tty").is_dir() {
        return Vec::new();
    }
    serialport::available_ports().unwrap_or_default()
}

/// Says what to do when a port does not open.
fn not_open(name: &str, error: &serialport::Error) -> String {
    let busy = "is in use: close the other program that talks to the box";
    match error.kind {
        serialport::ErrorKind::Io(ErrorKind::PermissionDenied) if cfg!(windows) => format!("{name} {busy}"),
        serialport::ErrorKind::Io(ErrorKind::PermissionDenied) => format!(
            "{name}: no permission: join the group that may use it (`sudo usermod -aG dialout $USER`), and log in again"
        ),
        serialport::ErrorKind::Io(ErrorKind::ResourceBusy) => format!("{name} {busy}"),
        serialport::ErrorKind::Io(ErrorKind::NotFound) => format!("{name}: there is no such port"),
        serialport::ErrorKind::NoDevice if error.description.to_lowercase().contains("busy") => {
            format!("{name} {busy}")
        }
        serialport::ErrorKind::NoDevice => format!("{name}: there is no such port, or it {busy}"),
        _ => format!("{name} is no serial port that can be opened: {}", error.description),
    }
}

impl Port {
    /// Opens the port of the box, which is found by itself unless it is named.
    ///
    /// # Errors
    /// Returns in one sentence what to do.
    pub fn open(named: Option<&str>) -> Result<Self, String> {
        let name = named.map_or_else(|| find(&ports()), |name| Ok(name.to_string()))?;
        let port = serialport::new(&name, BAUD).timeout(LOOK).open().map_err(|error| not_open(&name, &error))?;
        let mut cable = Self { port, name, read: Vec::new() };
        // What is no USB port has no such line, and needs none.
        let _ = cable.port.write_data_terminal_ready(true);
        cable.greet()?;
        Ok(cable)
    }

    /// Leaves whatever went on before, and has the box speak as to programs.
    fn greet(&mut self) -> Result<(), String> {
        self.send("\r\ncancel\r\necho off\r\nversion\r\n")?;
        let until = Instant::now() + PATIENCE;
        // An answer to somebody else may still be on its way; nobody else asked for the version.
        let version = loop {
            let line = self.line(until)?;
            if let Some(version) = line.strip_prefix("cable ") {
                break version.to_string();
            }
        };
        while self.line(until)? != "ok" {}
        match version.as_str() {
            "1" => Ok(()),
            _ => Err(format!("{}: the box speaks version {version} of the cable: update this program", self.name)),
        }
    }

    /// Asks something, and returns the lines of the answer.
    ///
    /// # Errors
    /// Returns what the box says against it, or that it does not answer.
    pub fn ask(&mut self, line: &str) -> Result<Vec<String>, String> {
        self.send(&format!("{line}\r\n"))?;
        self.answer(PATIENCE)
    }

    /// Puts a record and waits for the people at the box; `asked` is called when they are asked.
    ///
    /// # Errors
    /// Returns what is wrong with the record, or that people do not want it.
    pub fn put(&mut self, record: &str, asked: impl FnOnce()) -> Result<(), String> {
        self.send(&format!("put\r\n{}\r\nend\r\n", record.trim_end().replace('\n', "\r\n")))?;
        asked();
        self.answer(PEOPLE).map(|_| ())
    }

    fn answer(&mut self, patience: Duration) -> Result<Vec<String>, String> {
        let mut lines = Vec::new();
        loop {
            // Every line is a sign of life.
            let line = self.line(Instant::now() + patience)?;
            if line == "ok" {
                return Ok(lines);
            }
            if let Some(what) = line.strip_prefix("error: ") {
                return Err(format!("the box says: {what}"));
            }
            lines.push(line);
        }
    }

    fn gone(&self, error: &std::io::Error) -> String {
        format!("{}: the box is gone: {error}", self.name)
    }

    fn send(&mut self, text: &str) -> Result<(), String> {
        let mut rest = text.as_bytes();
        let until = Instant::now() + PATIENCE;
        while !rest.is_empty() {
            match self.port.write(rest) {
                Ok(sent) => rest = &rest[sent..],
                Err(error) if is_late(&error) && Instant::now() < until => {}
                Err(error) if is_late(&error) => return Err(self.silent()),
                Err(error) => return Err(self.gone(&error)),
            }
        }
        Ok(())
    }

    fn silent(&self) -> String {
        format!("{}: the box does not answer: is this its port? If so, pull its cable and connect it again", self.name)
    }

    /// Reads a line without its end.
    fn line(&mut self, until: Instant) -> Result<String, String> {
        loop {
            if let Some(end) = self.read.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.read.drain(..=end).collect();
                return Ok(String::from_utf8_lossy(&line).trim_end().to_string());
            }
            let mut bytes = [0; 256];
            match self.port.read(&mut bytes) {
                Ok(0) => return Err(self.gone(&ErrorKind::UnexpectedEof.into())),
                Ok(length) => self.read.extend_from_slice(&bytes[..length]),
                Err(error) if is_late(&error) && Instant::now() < until => {}
                Err(error) if is_late(&error) => return Err(self.silent()),
                Err(error) => return Err(self.gone(&error)),
            }
        }
    }
}

fn is_late(error: &std::io::Error) -> bool {
    matches!(error.kind(), ErrorKind::TimedOut | ErrorKind::Interrupted | ErrorKind::WouldBlock)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn usb(name: &str, vid: u16, pid: u16, product: Option<&str>) -> SerialPortInfo {
        let product = product.map(str::to_string);
        let info = UsbPortInfo { vid, pid, serial_number: None, manufacturer: None, product };
        SerialPortInfo { port_name: name.into(), port_type: SerialPortType::UsbPort(info) }
    }

    #[test]
    #[cfg(not(windows))]
    fn a_box_is_found_by_its_ids_and_its_name() {
        let other = usb("/dev/ttyACM0", 0x1209, 0x0001, Some("Somebody's first try"));
        let pico = usb("/dev/ttyACM1", 0x2e8a, 0x000a, Some(PRODUCT));
        let gnomon = usb("/dev/ttyACM2", 0x1209, 0x0001, Some(PRODUCT));
        let plain = SerialPortInfo { port_name: "/dev/ttyS0".into(), port_type: SerialPortType::Unknown };
        assert_eq!(find(&[other.clone(), pico.clone(), gnomon.clone(), plain]), Ok("/dev/ttyACM2".into()));
        assert!(find(&[other, pico]).unwrap_err().contains("--port"));
        let second = usb("/dev/ttyACM3", 0x1209, 0x0001, Some(PRODUCT));
        assert!(find(&[second, gnomon]).unwrap_err().ends_with("/dev/ttyACM2, /dev/ttyACM3"));
        // macOS shows each port twice.
        let mac = ["/dev/cu.usbmodem1", "/dev/tty.usbmodem1"].map(|name| usb(name, 0x1209, 0x0001, Some(PRODUCT)));
        assert_eq!(find(&mac), Ok("/dev/cu.usbmodem1".into()));
    }

    #[test]
    fn a_port_that_does_not_open_says_what_to_do() {
        let error = |kind| serialport::Error::new(serialport::ErrorKind::Io(kind), "why");
        assert!(not_open("/dev/ttyACM0", &error(ErrorKind::ResourceBusy)).contains("close the other program"));
        assert!(not_open("/dev/ttyACM0", &error(ErrorKind::NotFound)).contains("no such port"));
        if !cfg!(windows) {
            assert!(not_open("/dev/ttyACM0", &error(ErrorKind::PermissionDenied)).contains("dialout"));
        }
    }
}
