// A restart through the watchdog: what it keeps and what it does not.

const PERIPHERAL = 0x40058;

/** Calls `restart` when the watchdog bites or is told to. */
export function watch(mcu, restart) {
  const watchdog = mcu.peripherals[PERIPHERAL];
  watchdog.onWatchdogTrigger = () => {
    // It counts again when the program starts it; until then rp2040js would let it bite at every instant.
    watchdog.alarm.enable = false;
    restart();
  };
}

/** Says what the watchdog's REASON register holds: 0 power-on, 1 bitten, 2 told to (datasheet 4.7.6). */
export function reason(mcu) {
  return mcu.peripherals[PERIPHERAL].reason;
}

/** Makes it look as if the boot ROM had just left its drive: it restarts through the watchdog (datasheet 2.8.3). */
export function leaveDrive(mcu) {
  mcu.peripherals[PERIPHERAL].reason = 1;
}

/** Carries over what survives: RAM, the scratch registers and the reason. All else starts as after power-on. */
export function carryOver(from, to) {
  const [before, after] = [from.peripherals[PERIPHERAL], to.peripherals[PERIPHERAL]];
  to.sram.set(from.sram);
  after.scratchData.set(before.scratchData);
  after.reason = before.reason;
}
