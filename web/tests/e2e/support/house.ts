import { startHouse } from '../../../../scripts/e2e/start-house.ts';

/** Opens a house before all tests, says where it is, and closes it after them. */
export default async function openHouse(): Promise<() => Promise<void>> {
  const { address, stop } = await startHouse();
  process.env.VIGILIA_E2E = address;
  return stop;
}
