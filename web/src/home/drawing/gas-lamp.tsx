import './gas-lamp.css';

/** The lamp over the bench. */
export function GasLamp() {
  return (
    <svg class="gas-lamp" viewBox="0 0 120 128" aria-hidden="true">
      <defs>
        <radialGradient id="gas-lamp-light" gradientUnits="userSpaceOnUse" cx="60" cy="68" r="110">
          <stop class="gas-lamp-near" offset="0" />
          <stop class="gas-lamp-far" offset="1" />
        </radialGradient>
      </defs>
      <circle class="gas-lamp-light" cx="60" cy="68" r="110" />
      <path class="gas-lamp-chain" d="M60 -700V30" />
      <path class="gas-lamp-iron" d="M52 22h16l10 16H42zM36 38h48v6H36z" />
      <path class="gas-lamp-glass" d="M40 44h40l9 46H31z" />
      <path class="gas-lamp-flame" d="M60 52c10 12 14 19 9 28-3 7-15 7-18 0-5-9-1-16 9-28z" />
      <path class="gas-lamp-core" d="M60 64c4 6 7 10 4 15-2 3-6 3-8 0-3-5 0-9 4-15z" />
      <path class="gas-lamp-bars" d="M50 44l-5 46M70 44l5 46M40 44l-9 46M80 44l9 46" />
      <path class="gas-lamp-iron" d="M27 90h66l-5 7H32zM38 97h44l-10 9H48zM56 106h8v10l-4 8-4-8z" />
    </svg>
  );
}
