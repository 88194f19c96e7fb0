/** `npm run build`: builds the page if a file it is made of has changed. */
import { install } from '../setup/install.mjs';
import { buildPage } from '../setup/page.mjs';

install();
buildPage();
