/* All tests in one process; those that wait for time limits are the last. */
import './hostile.test.js';
import './hub.test.js';
import './limits.test.js';
import './match.test.js';
import './questions.test.js';
import './seen.test.js';
import './settings.test.js';
import './time.test.js';
