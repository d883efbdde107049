// Many cases of one claim.

import assert from 'node:assert/strict';

/** Checks all cases before it fails; then it names those that do, and tells the first one in full. */
export function assertEach(cases, check) {
  const failures = cases.flatMap((one, i) => {
    try {
      check(one, i);
      return [];
    } catch (error) {
      return [error.message];
    }
  });
  if (failures.length === 0) return;
  const names = failures.map((message) => message.split('\n')[0]).join('\n');
  assert.fail(`${failures.length} of ${cases.length} fail:\n${names}\n\n${failures[0]}`);
}
