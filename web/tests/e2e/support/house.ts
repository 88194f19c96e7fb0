import { startTestServer } from '@vigilia/tools/test-server';

/** Opens a house before all tests, says where it is, and closes it after them. */
export default async function openHouse(): Promise<() => Promise<void>> {
  const { address, stop } = await startTestServer();
  process.env.VIGILIA_E2E = address;
  return stop;
}
