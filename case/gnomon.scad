// The case of Gnomon: a lid that carries panel and buttons, a base that carries the Pico and leans towards the players, and
// a bar that holds tactile buttons from behind.
//
// Everything is drawn where it is in the closed box. x goes right, y up the face, z out of it: the face is z = 0, and the
// table is a plane below, tilted. `make.py` turns the parts over for printing and checks them.
//
//   openscad -D 'part="lid"' -D 'panel="1.3"' -o lid.stl gnomon.scad

include <face.scad> // Written from the simulator's drawing: outline, glass, buttons, screws, lettering.

/* [What is built] */
part = "lid"; // lid, base, bar, or a model: board, panel, buttons, piezo, plug, pin, view
panel = "0.96"; // 0.96, 0.96-small, 1.3
buttons = "tactile"; // tactile: 12 mm with round caps; panel: 16 mm with a nut
headers = true; // the Pico's pins point into the box; false: wires are soldered to the bare board
piezo = true;

/* [The printer] */
wall = 2.4; // six lines of a 0.4 mm nozzle
gap = 0.25; // between parts that fit into each other
scale_mm = 0.76; // millimetres for each pixel of the simulator's drawing
tilt = 12; // how far the face leans towards the players
$fn = 32;

// [board w, h], [holes dx, dy], [glass w, h, thickness], [picture w, h], how far the picture is above the board's middle.
//
// Cheap panels have no data sheet; these are measurements that makers published, and they agree to 0.3 mm. Measure yours.
//   0.96:       board 27.5 x 27.8, holes 23.5 x 23.7 or 23.8 (models of mattwach and of rafaelmartins); glass 26.7 x 19.3 x 1.4
//               and picture 21.74 x 10.86 (SunFounder's specification); picture 1.75 off the middle (model of a JMD0.96A-2)
//   0.96-small: board 26.5 x 27.5, holes 21 to 22, glass 24.7 wide (models of Schimpfolino and others)
//   1.3:        holes 30.5 x 28.5 (a case of rafaelmartins), board 35 x 33.5; picture 29.42 x 14.7 (Waveshare's specification)
panels = [
    ["0.96", [27.5, 27.8], [23.5, 23.8], [26.8, 19.3, 1.5], [21.74, 10.86], 1.75],
    ["0.96-small", [26.5, 27.5], [21.5, 21.5], [24.8, 16.6, 1.5], [21.74, 10.86], 1.75],
    ["1.3", [35.4, 33.5], [30.5, 28.5], [34.5, 23, 1.6], [29.42, 14.7], 2],
];
chosen = panels[search([panel], panels)[0]];
board = chosen[1];
holes = chosen[2];
glass = chosen[3];
picture = chosen[4];
above = chosen[5];

width = scale_mm * face_size.x;
height = scale_mm * face_size.y;
skirt = 12; // how deep the lid is
front = buttons == "panel" ? 32 : 24; // how high the box is at its front edge
seat = 0.3; // between the glass and the face
post = glass.z + seat;
cap = 11.5; // the cap of a tactile button
body = [12, 12, 4.3]; // its body
thread = 16; // a panel button's
nut = 20.5;
screw = 3.4; // M3 passes
bite = 2.7; // M3 holds in plastic
fine_bite = 1.7; // M2 holds in plastic
stand = 6; // how high the Pico stands above the floor: its parts look down, so that a pin from below reaches BOOTSEL
disc = 20; // the piezo

// A point of the simulator's drawing.
function at(point) = [scale_mm * point.x, height - scale_mm * point.y];
middle = at(glass_middle);
bar_top = wall + 0.2 + body.z;

module outline(inset = 0) {
    offset(r = scale_mm * face_corner - inset) offset(delta = -scale_mm * face_corner) square([width, height]);
}

module slab(from, to, inset = 0) {
    translate([0, 0, to]) linear_extrude(from - to) outline(inset);
}

// Everything above a plane so far above the table.
module above_table(lift) {
    translate([0, 0, -front]) rotate([-tilt, 0, 0]) translate([-50, -100, lift]) cube([width + 100, 400, 200]);
}

// Children stand on the floor, their origin where the Pico's socket edge is, y towards the back.
module on_floor() {
    // The back wall leans over the floor; a header's pins, which stand higher than the socket, still clear it.
    reach = (height - wall) / cos(tilt) - (wall + 10) * tan(tilt) - 0.6;
    translate([width / 2, 0, -front]) rotate([-tilt, 0, 0]) translate([0, reach, wall]) children();
}

module lettering(depth) {
    translate([0, 0, -depth]) linear_extrude(depth + 1) for (line = strokes) hull() {
        for (end = line) translate(at(end / 100)) circle(d = 0.8, $fn = 8);
    }
}

module ring(size, radius, line, depth) {
    translate([0, 0, -depth]) linear_extrude(depth + 1) difference() {
        offset(r = radius) square(size - [2, 2] * radius, center = true);
        offset(r = radius - line) square(size - [2, 2] * radius, center = true);
    }
}

module countersunk() {
    translate([0, 0, -skirt - 1]) cylinder(d = screw, h = skirt + 2);
    translate([0, 0, -1.5]) cylinder(d1 = 2.8, d2 = 5.8, h = 1.51);
}

module panel_spots() {
    for (x = [-1, 1], y = [-1, 1]) translate([middle.x + x * holes.x / 2, middle.y - above + y * holes.y / 2, 0]) children();
}

module bar_spots() {
    for (place = [0 : 3]) translate((at(button_spots[place]) + at(button_spots[place + 1])) / 2) children();
}

piezo_spot = [width - 25, 53];

module lid() {
    difference() {
        union() {
            difference() {
                slab(0, -skirt);
                slab(-wall, -skirt - 1, wall);
            }
            intersection() {
                slab(-1, -skirt);
                for (spot = screw_spots) translate(concat(at(spot), -skirt)) cylinder(d = 7.6, h = skirt - 1);
            }
            panel_spots() translate([0, 0, -wall - post]) cylinder(d = 4.2, h = post + 0.5);
            if (buttons == "tactile") {
                for (spot = button_spots) translate(at(spot)) difference() {
                    translate([-7.8, -7.8, -wall - 3]) cube([15.6, 15.6, 3.5]);
                    translate([-6.2, -6.2, -wall - 4]) cube([12.4, 12.4, 4]);
                }
                bar_spots() translate([0, 0, -bar_top]) cylinder(d = 5.2, h = bar_top - 1);
            }
            if (piezo) translate(concat(piezo_spot, -wall - 3)) cylinder(d = disc + 3.4, h = 3.5);
        }
        // The window widens outwards, so that nobody looks at its edge from across the table.
        translate([middle.x, middle.y, 0]) hull() {
            translate([0, 0, 0.01]) cube([picture.x + 2.4 + 2 * wall, picture.y + 2.4 + 2 * wall, 0.02], center = true);
            translate([0, 0, -wall]) cube([picture.x + 2.4, picture.y + 2.4, 0.02], center = true);
        }
        panel_spots() translate([0, 0, -wall - post - 1]) cylinder(d = fine_bite, h = post + 2.6);
        for (spot = button_spots) translate(at(spot)) translate([0, 0, -wall - 1])
            cylinder(d = buttons == "tactile" ? cap + 0.7 : thread + 0.3, h = wall + 2, $fn = 48);
        if (buttons == "tactile") bar_spots() translate([0, 0, -bar_top - 1]) cylinder(d = fine_bite, h = 6);
        for (spot = screw_spots) translate(at(spot)) countersunk();
        if (piezo) translate(piezo_spot) {
            translate([0, 0, -wall - 4]) cylinder(d = disc + 0.4, h = 4, $fn = 48);
            for (turn = [0 : 60 : 300]) rotate(turn) translate([5, 0, -wall - 1]) cylinder(d = 1.8, h = wall + 2, $fn = 12);
            translate([0, 0, -wall - 1]) cylinder(d = 1.8, h = wall + 2, $fn = 12);
            // The way out for its wires.
            translate([-disc, -2, -wall - 4]) cube([disc, 4, 4]);
        }
        lettering(0.6);
        translate([middle.x, middle.y, 0]) ring(scale_mm * glass_size, scale_mm * 3, 0.8, 0.6);
    }
}

module pico_holes() {
    for (x = [-5.7, 5.7], y = [-2, -49]) translate([x, y, 0]) children();
}

// The inside of the base: the wall below, the thin lip above, and between them a slope that prints without supports.
module hollow() {
    thick = wall + gap + 1.4;
    slab(-skirt - 4.5, -front - 61, wall);
    hull() {
        slab(-skirt - 4.5, -skirt - 4.6, wall);
        slab(-skirt - 1, -skirt - 1.1, thick);
    }
    slab(1, -skirt - 1.05, thick);
}

module base() {
    difference() {
        union() {
            difference() {
                union() {
                    slab(-skirt, -front - 60);
                    // A lip reaches into the lid.
                    slab(-skirt + 3, -skirt - 1, wall + gap);
                }
                hollow();
            }
            intersection() {
                slab(-skirt, -front - 60);
                for (spot = screw_spots) translate(concat(at(spot), -front - 60)) cylinder(d = 7.6, h = front + 60 - skirt);
            }
            // The floor.
            difference() {
                slab(-skirt - 2, -front - 60, 0.5);
                above_table(wall);
            }
            on_floor() {
                pico_holes() translate([0, 0, -0.5]) cylinder(d = 5, h = stand + 0.5);
                translate([5, -14.5, -0.5]) cylinder(d = 7, h = 2.5);
            }
        }
        difference() {
            translate([-100, -100, -300]) cube([width + 200, height + 200, 300]);
            above_table(0);
        }
        // The lid's bosses go where the lip is.
        for (spot = screw_spots) translate(concat(at(spot), -skirt)) cylinder(d = 8.2, h = skirt);
        for (spot = screw_spots) translate(concat(at(spot), -skirt - 8.5)) cylinder(d = bite, h = 9);
        on_floor() {
            pico_holes() translate([0, 0, 1]) cylinder(d = fine_bite, h = stand);
            // Room for the socket between the posts.
            translate([-4.1, -5, 2.4]) cube([8.2, 10, stand]);
            // The plug with its moulding.
            translate([-6.5, 0, stand - 1.4 - 4.5]) cube([13, 20, 9]);
            translate([5, -14.5, -wall - 1]) cylinder(d = 3.6, h = 10);
        }
    }
}

module bar() {
    first = at(button_spots[0]);
    last = at(button_spots[4]);
    difference() {
        translate([first.x - 9, first.y - 8, -bar_top - 3]) cube([last.x - first.x + 18, 16, 3]);
        for (spot = button_spots) translate(at(spot)) for (x = [-6.25, 6.25]) translate([x - 1.2, -4, -bar_top - 4]) cube([2.4, 8, 5]);
        bar_spots() translate([0, 0, -bar_top - 4]) cylinder(d = 2.3, h = 5);
    }
}

// Models of what is bought. They are as large as these parts come.
module the_board() {
    on_floor() {
        difference() {
            translate([-10.5, -51, stand]) cube([21, 51, 1]);
            pico_holes() cylinder(d = 2.1, h = 20);
        }
        translate([-3.8, -4.2, stand - 2.8]) cube([7.6, 5.5, 2.81]);
        translate([5 - 1.7, -14.5 - 2.15, stand - 2.5]) cube([3.4, 4.3, 2.51]);
        if (headers) for (x = [-8.89, 8.89]) {
            translate([x - 1.27, -50.6, stand + 0.99]) cube([2.54, 50.2, 2.5]);
            for (place = [0 : 19]) translate([x - 0.32, -1.37 - 2.54 * place - 0.32, stand - 1.8]) cube([0.64, 0.64, 11.3]);
        }
    }
}

module the_panel() {
    translate([middle.x, middle.y - above, -wall - post]) {
        difference() {
            translate([-board.x / 2, -board.y / 2, -1.2]) cube([board.x, board.y, 1.2]);
            for (x = [-1, 1], y = [-1, 1]) translate([x * holes.x / 2, y * holes.y / 2, -2]) cylinder(d = 2, h = 3);
        }
        translate([-glass.x / 2, -glass.y / 2, -0.01]) cube([glass.x, glass.y, glass.z + 0.01]);
        translate([-5.08, board.y / 2 - 2.8, -11]) cube([10.16, 2.5, 10]);
        translate([-5, board.y / 2 - 2.6, -0.01]) cube([10, 2, 1.3]);
    }
}

module the_buttons() {
    for (spot = button_spots) translate(at(spot)) if (buttons == "tactile") {
        translate([-body.x / 2, -body.y / 2, -wall - 0.2 - body.z]) cube(body);
        translate([0, 0, -wall - 0.3]) cylinder(d = cap, h = 6.5);
        for (x = [-6.25, 6.25], y = [-2.5, 2.5]) translate([x - 0.5, y - 0.5, -bar_top - 3.5]) cube([1, 1, 5]);
    } else {
        translate([0, 0, 0.01]) cylinder(d = 18, h = 2);
        translate([0, 0, -25]) cylinder(d = thread - 0.1, h = 25.1);
        translate([0, 0, -wall - 4.01]) cylinder(d = nut, h = 4, $fn = 6);
    }
}

module the_piezo() {
    translate(concat(piezo_spot, -wall - 0.6)) cylinder(d = disc, h = 0.5);
}

// What has to pass: a plug with its moulding, a pin to BOOTSEL, what everybody looks at.
module the_plug() {
    on_floor() translate([-5.5, 1.3, stand - 1.4 - 4]) cube([11, 30, 8]);
}

module the_pin() {
    on_floor() translate([5, -14.5, -30]) cylinder(d = 2.4, h = 30 + stand - 2.6);
}

module the_view() {
    translate([middle.x, middle.y, -wall - 0.1]) linear_extrude(20) square(picture, center = true);
}

if (part == "lid") lid();
if (part == "base") base();
if (part == "bar") bar();
if (part == "board") the_board();
if (part == "panel") the_panel();
if (part == "buttons") the_buttons();
if (part == "piezo") the_piezo();
if (part == "plug") the_plug();
if (part == "pin") the_pin();
if (part == "view") the_view();
