/** Colours for a light page and for a dark one. The picture brings its paper: it is legible if the two disagree. */
export const STYLE = `
text { font: 14px system-ui, Helvetica, Arial, sans-serif; fill: #1f2328; }
.name { font-size: 16px; font-weight: 600; }
.folder { font-size: 13px; }
.small { font-size: 13px; fill: #59636e; }
.paper { fill: #ffffff; }
.box { fill: #eef2f7; stroke: #818b98; }
.layer { fill: #dde4ed; }
.part { fill: #ffffff; stroke: #b6bfc9; }
.arrow { fill: none; stroke: #3d5a80; stroke-width: 1.6; }
.types { stroke-dasharray: 5 4; }
.tip { fill: #3d5a80; }
@media (prefers-color-scheme: dark) {
  text { fill: #f0f6fc; }
  .small { fill: #a7b1bd; }
  .paper { fill: #0d1117; }
  .box { fill: #1b222c; stroke: #656c76; }
  .layer { fill: #252d38; }
  .part { fill: #333c48; stroke: #4b5561; }
  .arrow { stroke: #8fb8e8; }
  .tip { fill: #8fb8e8; }
}`;
