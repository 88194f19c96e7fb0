const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
];

const FEATURES = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'display-capture',
  'browsing-topics',
];

/** What every answer tells the browser, so that nothing but our own pages runs here and no link is passed on. */
export function safetyHeaders(publicAddress: string | null): Readonly<Record<string, string>> {
  const isSecure = isHttps(publicAddress);
  return {
    'content-security-policy': [...POLICY, `connect-src ${ownSockets(publicAddress)}`].join('; '),
    'x-content-type-options': 'nosniff',
    // The link of a table is the way in: no other site may learn it.
    'referrer-policy': 'no-referrer',
    'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  };
}

function isHttps(publicAddress: string | null): boolean {
  return publicAddress !== null && new URL(publicAddress).protocol === 'https:';
}

/** Browsers take 'self' for sockets of the same origin too, but older ones did not: if we know it we name it. */
function ownSockets(publicAddress: string | null): string {
  if (publicAddress === null) return "'self'";
  return `'self' ${isHttps(publicAddress) ? 'wss' : 'ws'}://${new URL(publicAddress).host}`;
}
