#!/usr/bin/env python3
"""Makes the STL files of the case and checks them: closed, free of each other and of what is built in, open where they have
to be, small enough for the bed, and printable without supports.

    pip install -r case/requirements.txt
    case/make.py target/case               # makes and checks everything
    case/make.py target/case --pictures    # and takes the pictures for docs/pictures

Needs OpenSCAD (the pictures need xvfb too). Exit status 1 and a line for each fault, if there is one.
"""

import argparse
import pathlib
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy
import trimesh
from trimesh.transformations import rotation_matrix

HERE = pathlib.Path(__file__).resolve().parent
BED = 180.0
TILT = 12.0
# Less than a thousandth of a cubic millimetre is rounding of coordinates in the STL file.
NOTHING = 1e-3
# The widest roof that a printer spans in the air: the plug's opening is 13 mm wide.
BRIDGE = 14.0

# Two boxes that differ in everything, and the third hole pattern.
BOXES = {
    "tactile-0.96": {"panel": "0.96", "buttons": "tactile", "headers": True, "piezo": True},
    "panel-1.3": {"panel": "1.3", "buttons": "panel", "headers": False, "piezo": False},
    "tactile-0.96-small": {"panel": "0.96-small", "buttons": "tactile", "headers": True, "piezo": True},
}
PRINTED = ["lid", "base", "bar"]
BOUGHT = ["board", "panel", "buttons", "piezo"]
PASSING = ["plug", "pin", "view"]


def parts_of(options):
    """Returns what a box consists of, and what has to pass."""
    printed = [part for part in PRINTED if part != "bar" or options["buttons"] == "tactile"]
    bought = [part for part in BOUGHT if part != "piezo" or options["piezo"]]
    return printed, bought


def render(job):
    """Has OpenSCAD make one part."""
    folder, part, options = job
    path = folder / f"{part}.stl"
    command = ["openscad", "-q", "-o", str(path), "-D", f'part="{part}"']
    for name, value in options.items():
        text = str(value).lower() if isinstance(value, bool) else f'"{value}"'
        command += ["-D", f"{name}={text}"]
    subprocess.run(command + [str(HERE / "gnomon.scad")], check=True)
    return path


def turned(part, mesh):
    """Returns a part as it lies on the bed: the lid on its face, the base on its floor, the bar flat."""
    mesh = mesh.copy()
    angle = {"lid": numpy.pi, "base": numpy.radians(TILT), "bar": 0.0}[part]
    mesh.apply_transform(rotation_matrix(angle, [1, 0, 0]))
    mesh.apply_translation(-mesh.bounds[0])
    return mesh


def overlap(one, other):
    """Returns the volume that two solids share."""
    if (one.bounds[0] > other.bounds[1]).any() or (one.bounds[1] < other.bounds[0]).any():
        return 0.0
    shared = trimesh.boolean.intersection([one, other], engine="manifold")
    return 0.0 if shared.is_empty else abs(shared.volume)


def roofs(mesh):
    """Returns how wide the widest roof is that hangs in the air: the longer side of each patch that looks down."""
    down = numpy.flatnonzero(mesh.face_normals[:, 2] < -0.75)
    # What lies on the bed, and the bottoms of the engraving just above it, are not in the air.
    down = down[mesh.triangles_center[down][:, 2] > 0.7]
    pairs = mesh.face_adjacency[numpy.isin(mesh.face_adjacency, down).all(axis=1)]
    widest = 0.0
    for patch in trimesh.graph.connected_components(pairs, nodes=down):
        corners = mesh.triangles[patch].reshape(-1, 3)
        widest = max(widest, float((corners.max(axis=0) - corners.min(axis=0))[:2].max()))
    return widest


def check(name, options, meshes):
    """Returns what is wrong with a box."""
    faults = []
    printed, bought = parts_of(options)

    def expect(right, text):
        print(f"  {'ok  ' if right else 'FAIL'} {text}")
        if not right:
            faults.append(f"{name}: {text}")

    for part in printed:
        mesh = meshes[part]
        expect(mesh.is_watertight and mesh.is_winding_consistent and mesh.volume > 0, f"{part} is closed ({mesh.volume / 1000:.1f} cm3)")
        expect(mesh.body_count == 1, f"{part} is one piece ({mesh.body_count})")
        flat = turned(part, mesh)
        sides = flat.extents
        expect(max(sides[:2]) <= BED, f"{part} fits the bed: {sides[0]:.1f} x {sides[1]:.1f} x {sides[2]:.1f} mm")
        roof = roofs(flat)
        expect(roof <= BRIDGE, f"{part} needs no supports: the widest roof in the air is {roof:.1f} mm")
    everything = printed + bought
    for place, one in enumerate(everything):
        for other in everything[place + 1 :]:
            shared = overlap(meshes[one], meshes[other])
            expect(shared < NOTHING, f"{one} and {other} share {shared:.4f} mm3")

    # What has to pass passes, and would not if it were somewhere else: so these openings are where the parts are.
    aside = {"plug": [4, 0, 0], "pin": [4, 0, 0], "view": [8, 0, 0]}
    for part in PASSING:
        moved = meshes[part].copy()
        moved.apply_translation(aside[part])
        through = sum(overlap(meshes[part], meshes[shell]) for shell in printed)
        beside = sum(overlap(moved, meshes[shell]) for shell in printed)
        expect(through < NOTHING < beside, f"{part} passes ({through:.4f} mm3; {beside:.1f} mm3 a little aside)")
    # The pin ends a tenth of a millimetre below BOOTSEL: moved on, it presses.
    on = meshes["pin"].copy()
    on.apply_translation(0.3 * numpy.array([0, numpy.sin(numpy.radians(TILT)), numpy.cos(numpy.radians(TILT))]))
    expect(overlap(on, meshes["board"]) > NOTHING, "the pin reaches BOOTSEL")
    # A finger: the caps stand out of the face, and go down without touching it.
    expect(meshes["buttons"].bounds[1][2] > 1.5, f"the buttons stand {meshes['buttons'].bounds[1][2]:.1f} mm out of the face")
    pressed = meshes["buttons"].copy()
    pressed.apply_translation([0, 0, -0.1])
    if options["buttons"] == "tactile":
        expect(overlap(pressed, meshes["lid"]) < NOTHING, "a pressed button does not touch the lid")
    return faults


def take_pictures(folder, to):
    """Takes the pictures of the first box."""
    views = {
        "assembled": "0,0,15,55,0,20,370",
        "exploded": "0,-15,72,74,0,25,640",
        "plates": "125,65,0,30,0,0,560",
    }
    for view, camera in views.items():
        picture = to / f"case-{view}.png"
        subprocess.run(
            ["xvfb-run", "-a", "openscad", "-q", "-o", str(picture), "--imgsize=960,720", "--colorscheme=Tomorrow",
             f"--camera={camera}", "-D", f'view="{view}"', "-D", f'folder="{folder}"', str(HERE / "pictures.scad")],
            check=True,
        )


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("folder", type=pathlib.Path, help="where the STL files go")
    arguments.add_argument("--pictures", action="store_true", help="takes the pictures in docs/pictures anew")
    arguments = arguments.parse_args()
    faults = []
    jobs = []
    for name, options in BOXES.items():
        folder = arguments.folder.resolve() / name / "assembled"
        folder.mkdir(parents=True, exist_ok=True)
        printed, bought = parts_of(options)
        jobs += [(folder, part, options) for part in printed + bought + PASSING]
    with ThreadPoolExecutor() as pool:
        list(pool.map(render, jobs))
    for name, options in BOXES.items():
        print(name)
        folder = arguments.folder.resolve() / name
        printed, bought = parts_of(options)
        meshes = {part: trimesh.load_mesh(folder / "assembled" / f"{part}.stl") for part in printed + bought + PASSING}
        faults += check(name, options, meshes)
        for part in printed:
            turned(part, meshes[part]).export(folder / f"{part}.stl")
    if arguments.pictures:
        take_pictures(arguments.folder.resolve() / next(iter(BOXES)), HERE.parent / "docs" / "pictures")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
