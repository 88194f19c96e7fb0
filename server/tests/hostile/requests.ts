import type { Draw } from '@vigilia/kernel';
import { junk, noMessage } from './junk.ts';
import { pick } from './seeded.ts';

/** A request that no honest client sends. */
export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** What a hostile sender has in hand: a table, whose members they are not, and keys that open other doors. */
export interface Loot {
  readonly table: string;
  readonly origin: string;
  /** Headers of a person who is known, but not at this table. */
  readonly stranger: Record<string, string>;
  /** Headers of a person who sits at the table and is not its host. */
  readonly guest: Record<string, string>;
  /** The token of a seat at another table. */
  readonly token: string;
}

const COMMANDS = ['sit', 'bot', 'ready', 'begin', 'rematch', 'token'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'LOCK', 'SEARCH'];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'application/xml',
  '',
];
const BODIES = [
  '{"seat":0,"name":"Mallory"}',
  '{"seat":0,"bot":"random"}',
  '{"ready":false}',
  '{"fill":"random"}',
  '{"game":"011","seats":"many"}',
  '{"phrase":"abandon abandon abandon"}',
];

type Maker = (draw: Draw, loot: Loot) => HostileRequest;

const MAKERS: readonly Maker[] = [
  // Well said, by people who may not.
  (draw, { table, stranger }) => ({
    method: 'POST',
    path: `/api/tables/${table}/${pick(draw, COMMANDS)}`,
    headers: json(stranger),
    body: pick(draw, BODIES),
  }),
  (draw, { table, guest }) => ({
    method: 'POST',
    path: `/api/tables/${table}/${pick(draw, ['bot', 'begin', 'rematch', 'sit', 'ready'])}`,
    headers: json(guest),
    body: pick(draw, BODIES),
  }),
  (draw, { table, token }) => ({
    method: pick(draw, ['GET', 'POST']),
    path: `/api/tables/${table}/${pick(draw, [...COMMANDS, 'story', 'record', 'stand'])}`,
    headers: json({ authorization: `Bearer ${token}` }),
    body: '{}',
  }),
  // Wrong bodies.
  (draw, { origin, table }) => ({
    method: 'POST',
    path: pick(draw, ['/api/tables', '/api/me/recover', '/api/me/claim', `/api/tables/${table}/sit`]),
    headers: json({ origin }),
    body: noMessage(draw, pick(draw, BODIES)),
  }),
  (draw, { origin, table }) => ({
    method: 'POST',
    path: pick(draw, ['/api/tables', '/api/me/recover', '/api/me/claim', `/api/tables/${table}/ready`]),
    headers: json({ origin }),
    body: `{"seats":${junk(draw)},"name":${junk(draw)},"__proto__":${junk(draw)},"phrase":${junk(draw)}}`,
  }),
  (draw, { origin }) => ({
    method: 'POST',
    path: '/api/tables',
    headers: json({ origin }),
    body: JSON.stringify({ game: 'x'.repeat(16 * 1024 + draw(100_000)) }),
  }),
  (draw, { origin, table }) => ({
    method: 'POST',
    path: `/api/tables/${table}/sit`,
    headers: { origin, 'content-type': pick(draw, TYPES) },
    body: pick(draw, BODIES),
  }),
  // From another site, or as another person.
  (draw, { table, guest }) => ({
    method: pick(draw, ['POST', 'DELETE']),
    path: `/api/tables/${table}/${pick(draw, ['stand', 'token'])}`,
    headers: json({
      ...guest,
      origin: pick(draw, ['https://evil.example', 'null', 'file://', 'http://[', '']),
    }),
  }),
  (draw, { origin, table }) => ({
    method: 'POST',
    path: `/api/tables/${table}/stand`,
    headers: json({ origin, cookie: forged(draw) }),
    body: '{}',
  }),
  (draw, { table }) => ({
    method: 'GET',
    path: `/api/tables/${table}/record`,
    headers: {
      authorization: pick(draw, ['Bearer', 'Bearer x', 'Basic eDp5', `Bearer ${letters(draw, 43)}`]),
    },
  }),
  // To where there is nothing.
  (draw, { origin, table }) => ({
    method: pick(draw, METHODS),
    path: pick(draw, [
      '/../../etc/passwd',
      '/api/../../../etc/passwd',
      '/api/%2e%2e%2f%2e%2e%2f%65tc',
      `/api/tables/${table}/../../me`,
      `/api/tables/${table}%00`,
      `/api/tables/${'A'.repeat(draw(5000))}`,
      `/api/tables/${letters(draw, 22)}/story`,
      `/api/tables/${table}/story?lens=${draw(2) === 0 ? '99' : '-1'}&lens=1`,
      `/api/tables/${table}/story?__proto__[x]=1`,
      '/api/%ff%fe',
      '/api/tables/%',
      '//evil.example/api/games',
      '/api/constructor',
      '/api/__proto__',
      `/api/tables/${table}/socket`,
    ]),
    headers: { origin },
  }),
  (draw, { origin }) => ({
    method: 'GET',
    path: '/api/games',
    headers: { origin, 'x-more': letters(draw, 1000 + draw(40_000)) },
  }),
];

export function nextRequest(draw: Draw, loot: Loot): HostileRequest {
  return pick(draw, MAKERS)(draw, loot);
}

function json(headers: Record<string, string>): Record<string, string> {
  return { ...headers, 'content-type': 'application/json' };
}

function forged(draw: Draw): string {
  return pick(draw, [
    `vigilia=${letters(draw, 43)}`,
    `vigilia=${letters(draw, 43)}; vigilia=${letters(draw, 43)}`,
    'vigilia=',
    `vigilia=${'A'.repeat(draw(6000))}`,
    "vigilia=' OR 1=1",
    `=;;;vigilia;=${letters(draw, 10)}`,
  ]);
}

function letters(draw: Draw, length: number): string {
  return Array.from({ length }, () => 'abcdefghijklmnopqrstuvwxyzABCDEFGH0123456789-_'[draw(46)]).join('');
}
