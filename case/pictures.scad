// Pictures of the case, from the STL files that make.py has made.
folder = "";
view = "assembled"; // assembled, exploded, plates
tilt = 12;

module shell(part, paint) {
    color(paint) import(str(folder, "/assembled/", part, ".stl"));
}

// The box as it stands on the table, its parts apart by `away`.
module box(away) {
    rotate([tilt, 0, 0]) translate([-60, -50, 24]) {
        translate([0, 0, away * 3]) shell("lid", "#6b8a56");
        translate([0, 0, away * 1.8]) shell("buttons", "#f0e6cc");
        translate([0, 0, away * 1.5]) shell("panel", "#20252b");
        translate([0, 0, away * 1.2]) shell("bar", "#c9b27c");
        translate([0, 0, away * 1.7]) shell("piezo", "#d8b24a");
        translate([0, 0, away * 0.5]) shell("board", "#2f7d4f");
        translate([0, 0, away * -0.6]) shell("base", "#4c683e");
    }
}

if (view == "assembled") box(0);
if (view == "exploded") box(38);
if (view == "plates") {
    places = [["lid", [0, 0, 0], "#6b8a56"], ["base", [130, 0, 0], "#4c683e"], ["bar", [0, 125, 0], "#c9b27c"]];
    for (place = places) translate(place[1]) color(place[2]) import(str(folder, "/", place[0], ".stl"));
}
