import { type Refusal, refuse } from '@vigilia/kernel';
import { z } from 'zod';
import type { Caller } from './caller.ts';
import type { Services } from './services.ts';

/** Which callers a route takes: all of them, those with an identity, or all of them and gives one to the others. */
export type Needs = 'nothing' | 'identity' | 'newcomer';

/** Lines to keep as a file. */
export interface Attachment {
  readonly name: string;
  readonly lines: Iterable<string>;
}

/** What is sent back. */
export type Answer = { readonly body: unknown } | Attachment | Refusal;

/** What came with a request, not looked at yet. */
export interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** One route, as data: the server serves it, and the documents describe it, from the same words. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Under /api. */
  readonly path: string;
  /** One sentence. */
  readonly about: string;
  readonly needs: Needs;
  /** Whether the token of a seat opens it, at the table of that seat. Nothing else is opened by one. */
  readonly takesTokens: boolean;
  readonly params: z.ZodType;
  readonly query: z.ZodType;
  readonly body: z.ZodType;
  readonly reply: z.ZodType;
  readonly media: string;
  answer(given: RawRequest, caller: Caller, services: Services): Promise<Answer>;
}

type Method = Route['method'];

/** A route that keeps its schemas in its type, so that the types of requests and replies follow from them. */
export interface TypedRoute<
  M extends Method,
  Path extends string,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
> extends Route {
  readonly method: M;
  readonly path: Path;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly reply: R;
}

const nothing = z.strictObject({});
const noBody = nothing.optional();

interface ParsedRequest<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
}

interface RouteDefinition<
  M extends Method,
  Path extends string,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
> extends Pick<Route, 'about' | 'needs'> {
  readonly method: M;
  readonly path: Path;
  readonly takesTokens?: true;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly reply: R;
  readonly media?: string;
  handle(
    given: ParsedRequest<P, Q, B>,
    caller: Caller,
    services: Services,
  ): Promise<z.input<R> | Refusal | Attachment> | z.input<R> | Refusal;
}

/** A route that looks at everything before it handles it, and sends nothing that it did not announce. */
export function route<
  M extends Method,
  Path extends string,
  R extends z.ZodType,
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof noBody,
>(definition: RouteDefinition<M, Path, P, Q, B, R>): TypedRoute<M, Path, P, Q, B, R> {
  const { method, path, about, needs, takesTokens = false, reply, media = 'application/json' } = definition;
  const { params = nothing, query = nothing, body = noBody } = definition;
  const expected = z.object({ params, query, body });

  async function answer(given: RawRequest, caller: Caller, services: Services): Promise<Answer> {
    const parsed = expected.safeParse(given);
    if (!parsed.success) return malformed(parsed.error.issues[0]?.path.join('.') ?? '');
    const answered = await definition.handle(parsed.data as ParsedRequest<P, Q, B>, caller, services);
    return isAnswer(answered) ? answered : { body: reply.parse(answered) };
  }

  const all = { method, path, about, needs, takesTokens, params, query, body, reply, media, answer };
  // What the definition leaves out has the type that is its default.
  return all as TypedRoute<M, Path, P, Q, B, R>;
}

/** What was sent is not what the protocol describes; `where` names the part of it. */
export function malformed(where: string): Refusal {
  return refuse(null, 'refusal.malformed', { where });
}

function isAnswer(value: unknown): value is Refusal | Attachment {
  return typeof value === 'object' && value !== null && ('refused' in value || 'lines' in value);
}
