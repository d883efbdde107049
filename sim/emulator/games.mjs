// The complete recorded games that are played on the emulated box, move by move. A new one is a line here.

export const GAMES = [
  'gnome-village/two-players-base',
  'gnome-village/three-players-under-12-deluxe',
  'gnome-village/four-players-base-tie-break',
  'gnome-elf-troll/three-players-ten',
  'gnome-elf-troll/four-players-no-tile',
  'gardlings/three-players-base',
  'gardlings/four-players-missions',
  'gardlings/solo-base',
  'mighty-gnomes/w11-two-players',
  'mighty-gnomes/four-players-druids',
  'gnome-village/light-two-players-whole-game',
  'gnome-elf-troll/light-three-players-whole-game',
  'gardlings/light-two-players-whole-game',
  'mighty-gnomes/light-whole-game-and-tie',
];

/** A game that fills more than one sector of flash. */
export const LONG_GAME = 'gnome-village/four-players-base-tie-break';

/** Gives the path of a recorded game. */
export const replay = (game) => `sim/replays/${game}.replay`;
