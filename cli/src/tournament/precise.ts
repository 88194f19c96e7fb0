/** Four digits after the point: enough for the share of many games. */
export function precise(value: number): number {
  return Number(value.toFixed(4));
}
