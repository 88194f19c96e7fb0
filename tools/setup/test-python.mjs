import { pythonPath } from './python.mjs';

/** Before the first test: the verifier in Python can be run. */
export default function setup() {
  process.env.VIGILIA_PYTHON = pythonPath();
}
