import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/fading.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { registerWorker } from './app/offline/register.ts';
import { closeByEscape } from './ui/close-by-escape.ts';

// Before the keys of a board, which drop a draft by the same key.
addEventListener('keydown', closeByEscape, { capture: true });

const page = document.querySelector('#page');
if (page !== null) render(<App />, page);
if (import.meta.env.PROD) registerWorker();
