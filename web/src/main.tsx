import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/fading.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { registerWorker } from './app/offline/register.ts';

const page = document.querySelector('#page');
if (page !== null) render(<App />, page);
if (import.meta.env.PROD) registerWorker();
