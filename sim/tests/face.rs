//! The printed case has the face that the simulator draws.

use std::fs;
use std::path::Path;

#[test]
fn the_case_has_the_simulators_proportions() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../case/face.scad");
    let drawn = sim::case::face::scad();
    if std::env::var_os("GNOMON_BLESS").is_some() {
        fs::write(&path, &drawn).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap();
    assert_eq!(kept, drawn, "GNOMON_BLESS=1 cargo test -p sim --test face writes case/face.scad anew");
}
