import { isRefusal, type Refusal } from '@vigilia/kernel';
import { refuse } from '../rules/ask.ts';
import { freePositions } from '../rules/bidders.ts';
import { isActive } from '../table/players.ts';
import type { View } from '../table/view.ts';
import { auctionNumber, writeOrder } from './order.ts';
import { isSameAuction, type Part, readPart } from './part.ts';

/** Reads a line of parts parted by semicolons, for the auctions of this Hour that its owner still takes part in. */
export function read(line: string, view: View): string | Refusal {
  const absent = whyNotBidding(view);
  if (absent !== null) return absent;
  const parts: Part[] = [];
  let column = 1;
  for (const written of line.split(';')) {
    const part = nextPart(written, parts, view);
    if (isRefusal(part)) return { ...part, column: column + written.search(/\S|$/) };
    parts.push(part);
    column += written.length + 1;
  }
  return writeOrder({ hour: view.hour, auction: auctionNumber(view), parts: byParticularity(parts) });
}

function nextPart(written: string, earlier: readonly Part[], view: View): Part | Refusal {
  const part = readPart(written);
  return part === null ? refuse(null, 'refusal.order-form') : (refusalOf(part, earlier, view) ?? part);
}

function byParticularity(parts: readonly Part[]): Part[] {
  const named = parts.filter(({ position }) => position !== null);
  const underWay = parts.filter(({ position, bid }) => position === null && bid !== null);
  const rest = parts.filter(({ position, bid }) => position === null && bid === null);
  return [...named, ...underWay, ...rest];
}

function whyNotBidding(view: View): Refusal | null {
  const { auction, order, viewer } = view;
  if (auction === null || viewer === null || !isActive(view, viewer))
    return refuse('AUC-1', 'refusal.order-no-auction');
  const place = order.indexOf(viewer);
  return place < 0 ? null : refuse('AUC-4', 'refusal.order-position', { position: place + 1 });
}

function refusalOf(part: Part, earlier: readonly Part[], view: View): Refusal | null {
  const { auction, viewer } = view;
  const { position, bid } = part;
  if (earlier.some((other) => isSameAuction(other, part))) return refuse(null, 'refusal.order-twice');
  if (position !== null && !freePositions(view).includes(position))
    return refuse('AUC-2', 'refusal.position-taken', { position });
  if (bid === null) return null;
  if (bid.first > bid.most) return refuse(null, 'refusal.order-first', bid);
  const isOpening = auction?.position === null && auction.opener === viewer;
  return position === null && isOpening ? refuse('AUC-2', 'refusal.order-opening') : null;
}
