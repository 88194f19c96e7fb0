import './sky.css';

/** The sky of the hour, a broken skyline far away, and what falls from the sky. The style sheet does it all. */
export function Sky() {
  return (
    <div class="sky" aria-hidden="true">
      <div class="sky-light" />
      <svg class="sky-line" viewBox="0 0 800 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path
          class="sky-far"
          d="M0 300V190h30v-24h22v24h26v-50l8-10 8 10v50h34v-70h12l4-12 6 12h14v70h30v-36l14 8 10-14 12 20v22h40v-92h26v-22h6v22h8v92h36v-40h40v-20l12 10 8-16 12 18v48h44v-110l18-14 18 14v40l-8 8 10 12-6 16v34h52v-66h30v66h28v-30h36v-18h16v18h14v30h42v110z"
        />
        <path
          class="sky-near"
          d="M0 300v-70h24v-34l10 6 8-12 14 20v20h30v-60h38v14l-10 10 12 12-8 10v14h44v-26h50v26h36v-44l16-16 16 16v44h60v-34l16-6 8 10 12-16 14 12v34h46v-22h60v22h30v-58h12v-12h8v12h24v58h46v-30l12 6 10-14 14 18v20h60v-40h32v40h28v140H0z"
        />
      </svg>
      <div class="sky-falling" />
    </div>
  );
}
