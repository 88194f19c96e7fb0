import type { LocationId } from '@vigilia/game-diario';

/** A building on a grid of 120 by 80: what stands, what is drawn on it, and where a light burns. */
export interface Silhouette {
  readonly mass: string;
  readonly lines: string;
  readonly lit: string;
}

/** Each of the 18 Locations by its own outline. */
export const SILHOUETTES: Readonly<Record<LocationId, Silhouette>> = {
  'maternity-ward': {
    mass: 'M14 76V40h26V22h40v18h26v36Z',
    lines: 'M56 28h8M60 24v8M20 48h8M20 58h8M92 48h8M92 58h8M48 44h6M66 44h6M48 56h6M66 56h6M54 76V64h12v12',
    lit: 'M56 42h8v8h-8z',
  },
  'music-school': {
    mass: 'M22 76V44L60 18l38 26v32Z',
    lines: 'M34 76V56h10v20M76 76V56h10v20M53 62c-3-8 0-14 2-18h10c2 4 5 10 2 18ZM57 46v14M60 46v14M63 46v14',
    lit: 'M57 30h6v6h-6z',
  },
  'covered-market': {
    mass: 'M8 76V50a17 17 0 0 1 34 0 17 17 0 0 1 34 0 17 17 0 0 1 34 0v26Z',
    lines: 'M8 54h102M42 50v26M76 50v26M14 62h22M48 62h22M82 62h22M14 76v-8h22v8M82 76v-8h22v8',
    lit: 'M52 66h6v6h-6zM62 66h4v6h-4z',
  },
  'river-chapel': {
    mass: 'M34 70V50l14-8V24l7-14 7 14v18h28v28Z',
    lines:
      'M55 2v10M51 6h8M70 52v10M80 52v10M52 70V58a3 3 0 0 1 6 0v12M6 75q8-4 16 0t16 0 16 0 16 0 16 0 16 0 12 0',
    lit: 'M53 30h4v8h-4z',
  },
  'railway-station': {
    mass: 'M6 76V52h16a38 34 0 0 1 76 0h16v24Z',
    lines:
      'M32 76V56M46 76V56M60 76V56M74 76V56M88 76V56M30 52a30 26 0 0 1 60 0M60 26a6 6 0 1 1 0 12 6 6 0 0 1 0-12M60 29v3l2 1',
    lit: 'M50 62h6v8h-6z',
  },
  'tower-block': {
    mass: 'M34 76V6h22v-3h8v3h22v70Z',
    lines:
      'M42 14h4M54 14h4M66 14h4M78 14h2M42 24h4M66 24h4M78 24h2M42 34h4M54 34h4M78 34h2M42 44h4M54 44h4M66 44h4M54 54h4M66 54h4M78 54h2M42 64h4M66 64h4M78 64h2',
    lit: 'M54 22h4v4h-4zM66 33h4v4h-4zM42 53h4v4h-4z',
  },
  'public-library': {
    mass: 'M18 76V40h-4l46-22 18 9 4-3 4 6 6 2-4 5 18 3h-4v36Z',
    lines: 'M26 70V44M38 70V44M50 70V44M70 70V44M82 70V44M94 70V44M20 74h80M44 33l16-8 14 7',
    lit: 'M56 54h8v16h-8z',
  },
  'old-brewery': {
    mass: 'M10 76V46h30v-8h24v8h14V8h10v38h22v30Z',
    lines:
      'M16 76V62a8 8 0 0 1 16 0v14M46 46v-4h12v4M70 56h6M84 56h6M98 56h6M70 66h6M84 66h6M78 14h10M40 46v30M66 46v30',
    lit: 'M48 54h8v8h-8z',
  },
  'tram-depot': {
    mass: 'M6 76V44l18-10v10l18-10v10l18-10v10l18-10v10l18-10v10h16v32Z',
    lines:
      'M12 76V56h26v20M46 76V56h26v20M82 60h26v12H82zM86 64h4v4h-4zM94 64h4v4h-4zM102 64h4v4h-4zM95 60v-6M88 54h14M86 75h2M102 75h2',
    lit: 'M20 62h8v8h-8z',
  },
  'hillside-villas': {
    mass: 'M4 76q30-8 56-20t56-14v34ZM14 72V54l10-9 10 9v14ZM48 60V40l11-10 11 10v14ZM86 46V26l11-9 11 9v16Z',
    lines: 'M20 66v-6h7v4M55 52v-6h8v4M93 40v-6h8v4M16 54h16M50 40h18M88 26h18',
    lit: 'M57 34h4v4h-4z',
  },
  'cold-store': {
    mass: 'M12 76V26h96v50Z',
    lines:
      'M12 34h96M60 42v20M51 47l18 10M69 47 51 57M20 76V56h16v20M28 56v20M84 76V60h14v16M84 66h14M84 71h14',
    lit: 'M100 40h3v5h-3z',
  },
  brickworks: {
    mass: 'M8 76V58h22V6h10v52h10l10-14h40l14 32Z',
    lines:
      'M30 14h10M14 76V68h10v8M62 76V62a7 7 0 0 1 14 0v14M84 76V62a7 7 0 0 1 14 0v14M56 54h46M52 64h6M52 70h6',
    lit: 'M66 68h6v8h-6z',
  },
  'night-pharmacy': {
    mass: 'M26 76V20l8-6h52l8 6v56Z',
    lines:
      'M26 46h68M34 76V52h30v24M34 58h30M34 64h30M34 70h30M72 76V54h14v22M36 24h8v12h-8zM56 24h8v12h-8zM76 24h8v12h-8z',
    lit: 'M97 42h4v-4h4v4h4v4h-4v4h-4v-4h-4zM46 60h6v5h-6z',
  },
  'border-post': {
    mass: 'M14 76V44h26v32ZM10 44l4-8h26l4 8ZM88 76V30h4v46ZM82 30V18h16v12Z',
    lines:
      'M44 66 112 50M52 64l2 4M64 61l2 4M76 58l2 4M102 52l2 4M20 52h14v10H20zM44 60v16M4 76q8-8 12 0M100 76q5-8 10 0t10 0',
    lit: 'M86 21h8v5h-8zM22 54h5v6h-5z',
  },
  'printing-house': {
    mass: 'M12 76V48l0-22 24 14V26l24 14V26l24 14V26l24 14v36Z',
    lines: 'M20 52h16v10H20zM46 52h16v10H46zM74 52h10M74 57h10M74 62h10M92 76V56h10v20M20 76v-8h42v8',
    lit: 'M48 54h12v6H48z',
  },
  allotments: {
    mass: 'M10 76V60l9-8 9 8v16ZM48 76V56l12-9 12 9v20ZM92 76V62l8-6 8 6v14Z',
    lines:
      'M4 70h4M30 66v10M36 66v10M42 66v10M28 70h18M76 66v10M82 66v10M88 66v10M74 70h16M110 70h8M33 64l3-4 3 4M78 64l4-5 4 5M57 76V64h6v12M16 64h5v5h-5z',
    lit: 'M64 58h4v4h-4z',
  },
  barracks: {
    mass: 'M4 76V56h14V28h14v28h84v20Z',
    lines:
      'M22 34h6v6h-6zM25 28V12M25 12l10 4-10 4M40 62h8v6h-8zM56 62h8v6h-8zM72 62h8v6h-8zM88 62h8v6h-8zM104 62h6v6h-6zM34 56l4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5',
    lit: 'M58 63h4v4h-4z',
  },
  'hotel-panorama': {
    mass: 'M20 76V30h6V18h68v12h6v46Z',
    lines:
      'M34 10h52v8H34zM40 12v4M48 12v4M56 12v4M64 12v4M72 12v4M80 12v4M28 38h64M28 48h64M28 58h64M36 34v4M52 34v4M68 34v4M84 34v4M36 44v4M68 44v4M84 44v4M36 54v4M52 54v4M84 54v4M50 76V64h20v12',
    lit: 'M54 66h5v10h-5zM61 66h5v10h-5zM50 44h4v4h-4zM66 54h4v4h-4z',
  },
};
