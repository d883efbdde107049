//! `web`: shows the page with the device to a browser on this machine.
//!
//! Files of one folder, to this machine alone, and nothing but `GET`: what is written here is not meant for a network.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// The folder that `web/build.sh` makes.
pub const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/dist");

/// The most bytes of a request that are looked at.
const LONGEST: u64 = 16 * 1024;

/// How long somebody who asks may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// A server of the files of a folder.
#[derive(Debug)]
pub struct Server {
    folder: PathBuf,
    listener: TcpListener,
}

impl Server {
    /// Listens on a port of this machine; on any that is free for 0.
    ///
    /// # Errors
    /// Returns in one line that the folder is not there, or that the port is taken.
    pub fn new(folder: &Path, port: u16) -> Result<Self, String> {
        if !folder.join("index.html").is_file() {
            return Err("gnomon: the page is not built yet: run web/build.sh first".to_string());
        }
        let folder = folder.canonicalize().map_err(|error| format!("{}: {error}", folder.display()))?;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .map_err(|error| format!("gnomon: port {port}: {error}: try another with --port"))?;
        Ok(Self { folder, listener })
    }

    /// Returns what to open.
    ///
    /// # Errors
    /// Passes on that the port cannot be found out.
    pub fn address(&self) -> io::Result<String> {
        Ok(format!("http://{}/", self.listener.local_addr()?))
    }

    /// Serves, forever.
    pub fn run(self) {
        for stream in self.listener.incoming().flatten() {
            let folder = self.folder.clone();
            // Whoever goes away in the middle has got what was wanted.
            std::thread::spawn(move || drop(serve(&folder, stream)));
        }
    }
}

/// Opens an address in the browser.
///
/// # Errors
/// Returns in one line that nothing here opens it.
pub fn open(address: &str) -> Result<(), String> {
    let (program, before): (&str, &[&str]) = match () {
        () if cfg!(target_os = "macos") => ("open", &[]),
        () if cfg!(windows) => ("cmd", &["/c", "start"]),
        () => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(before).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().map(|_| ()).map_err(|_| "no browser was found: open the address above in one".to_string())
}

/// Answers one request.
fn serve(folder: &Path, mut stream: TcpStream) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new(stream.try_clone()?.take(LONGEST)).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // The rest of what was asked is read, or the browser takes the end for a fault.
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let (status, kind, body) = match wanted(&request) {
        Err(status) => (status, "text/plain", status.as_bytes().to_vec()),
        Ok(path) => match find(folder, &path).and_then(|file| Some((kind(&file), fs::read(file).ok()?))) {
            Some((kind, body)) => ("200 OK", kind, body),
            None => ("404 Not Found", "text/plain", b"404 Not Found".to_vec()),
        },
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    stream.write_all(&body)
}

/// Returns the path that the first line of a request wants, or the status that it gets.
fn wanted(request: &str) -> Result<String, &'static str> {
    let mut words = request.split(' ');
    let (method, target) = (words.next(), words.next());
    let Some(target) = target.filter(|target| target.starts_with('/') && words.next().is_some()) else {
        return Err("400 Bad Request");
    };
    if method != Some("GET") {
        return Err("405 Method Not Allowed");
    }
    let path = target.split(['?', '#']).next().unwrap_or_default();
    decoded(path).ok_or("400 Bad Request")
}

/// Returns a path with its `%` and numbers as the letters that they stand for.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = path.as_bytes();
    while let [first, more @ ..] = rest {
        rest = more;
        bytes.push(match (first, more) {
            (b'%', [high, low, behind @ ..]) => {
                rest = behind;
                let digit = |letter: u8| char::from(letter).to_digit(16);
                (digit(*high)? * 16 + digit(*low)?) as u8
            }
            (b'%', _) => return None,
            _ => *first,
        });
    }
    String::from_utf8(bytes).ok()
}

/// Finds a file in the folder; nothing outside of it is found, whatever the path says.
fn find(folder: &Path, path: &str) -> Option<PathBuf> {
    let inside = path.trim_start_matches('/');
    let plain = inside.split('/').all(|part| part != ".." && !part.contains(['\\', '\0', ':']));
    let file = folder.join(if inside.is_empty() || inside.ends_with('/') {
        format!("{inside}index.html")
    } else {
        inside.to_string()
    });
    let file = file.canonicalize().ok().filter(|_| plain)?;
    (file.starts_with(folder) && file.is_file()).then_some(file)
}

/// Returns what a browser has to be told that a file is.
fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of its own with a page, a program, and a secret beside it.
    fn folder(name: &str) -> PathBuf {
        let top = std::env::temp_dir().join(format!("gnomon-{name}-{}", std::process::id()));
        fs::create_dir_all(top.join("dist")).unwrap();
        fs::write(top.join("secret.txt"), "secret").unwrap();
        fs::write(top.join("dist/index.html"), "<p>page").unwrap();
        fs::write(top.join("dist/box.wasm"), [0, 1, 2]).unwrap();
        top.join("dist")
    }

    /// Sends a request and returns the whole answer.
    fn answer(address: &str, request: &str) -> String {
        let mut stream = TcpStream::connect(address.trim_start_matches("http://").trim_end_matches('/')).unwrap();
        stream.write_all(format!("{request}\r\nHost: here\r\n\r\n").as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    #[test]
    fn a_browser_gets_the_files_of_the_folder_and_nothing_else() {
        let server = Server::new(&folder("served"), 0).unwrap();
        let address = server.address().unwrap();
        assert!(address.starts_with("http://127.0.0.1:"));
        std::thread::spawn(|| server.run());
        for (request, status, has) in [
            ("GET / HTTP/1.1", "200 OK", "<p>page"),
            ("GET /index.html?a=b HTTP/1.1", "200 OK", "Content-Type: text/html; charset=utf-8"),
            ("GET /box.wasm HTTP/1.1", "200 OK", "Content-Type: application/wasm\r\nContent-Length: 3"),
            ("GET /box%2ewasm HTTP/1.1", "200 OK", "application/wasm"),
            ("GET /other HTTP/1.1", "404 Not Found", ""),
            ("GET /../secret.txt HTTP/1.1", "404 Not Found", ""),
            ("GET /%2e%2e/secret.txt HTTP/1.1", "404 Not Found", ""),
            ("GET /..%5csecret.txt HTTP/1.1", "404 Not Found", ""),
            ("GET //etc/passwd HTTP/1.1", "404 Not Found", ""),
            ("GET /%zz HTTP/1.1", "400 Bad Request", ""),
            ("GET secret.txt HTTP/1.1", "400 Bad Request", ""),
            ("POST / HTTP/1.1", "405 Method Not Allowed", ""),
            ("", "400 Bad Request", ""),
        ] {
            let answer = answer(&address, request);
            assert!(
                answer.starts_with(&format!("HTTP/1.1 {status}\r\n")) && answer.contains(has),
                "{request}: {answer}"
            );
            assert!(!answer.contains("secret") && !answer.contains("root:"), "{request}: {answer}");
        }
    }

    #[test]
    fn a_page_that_is_not_built_says_how_to_build_it() {
        let refused = Server::new(&std::env::temp_dir().join("gnomon-nowhere"), 0).unwrap_err();
        assert!(refused.contains("web/build.sh"), "{refused}");
    }

    #[test]
    fn a_port_that_is_taken_is_one_line() {
        let first = Server::new(&folder("taken"), 0).unwrap();
        let port = first.listener.local_addr().unwrap().port();
        let refused = Server::new(&folder("taken"), port).unwrap_err();
        assert!(refused.contains("--port") && !refused.contains('\n'), "{refused}");
    }
}
