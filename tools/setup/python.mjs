import { spawnSync } from 'node:child_process';
import { stop } from './root.mjs';
import { installPackage } from './system-packages.mjs';

/** The commands of Python 3. */
const NAMES = ['python3', 'python'];

/**
 * A Python 3. If it is missing, this installs the system's package if it can, or asks the reader to.
 * @returns {string}
 */
export function pythonPath() {
  const found = find();
  if (found) return found;
  installPackage('python3', 'the verifier in lab/verifier needs');
  return (
    find() ??
    stop(
      'The verifier in lab/verifier needs Python 3.9 or newer, and there is none here. Please install it (the package ' +
        'python3 on Linux). Nothing else was run.',
    )
  );
}

/** @returns {string | undefined} */
function find() {
  const isNewEnough = 'import sys; sys.exit(sys.version_info < (3, 9))';
  return NAMES.find((name) => spawnSync(name, ['-c', isNewEnough]).status === 0);
}
