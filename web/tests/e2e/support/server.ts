import { startTestServer } from '@vigilia/tools/test-server';

/** Starts a server before all tests, gives its address and stops it after them. */
export default async function openHouse(): Promise<() => Promise<void>> {
  const { address, stop } = await startTestServer();
  process.env.VIGILIA_E2E = address;
  return stop;
}
