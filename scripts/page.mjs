/** `npm run page`: builds the page, if anything it is made of has changed. */
import { install } from './ready/install.mjs';
import { buildPage } from './ready/page.mjs';

install();
buildPage();
