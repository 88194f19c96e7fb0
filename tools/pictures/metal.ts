/** The colours of the page for pictures, which have no theme. */
export const SOOT = '#17120d';
export const PARCHMENT = '#ddcfae';
export const INK = '#2b2118';
export const BRASS = '#d6ae55';
export const DARK_BRASS = '#6b5322';
const GLOW = '#ffcf7a';

export const METAL = `<radialGradient id="metal"><stop offset=".55" stop-color="#7d6229"/>
  <stop offset=".8" stop-color="#e9c878"/><stop offset="1" stop-color="#a4823a"/></radialGradient>
  <radialGradient id="flame" cy=".7"><stop offset="0" stop-color="#fff6d8"/>
  <stop offset=".55" stop-color="${GLOW}"/><stop offset="1" stop-color="#d9772b"/></radialGradient>
  <radialGradient id="halo"><stop offset="0" stop-color="${GLOW}" stop-opacity=".55"/>
  <stop offset="1" stop-color="${GLOW}" stop-opacity="0"/></radialGradient>`;
