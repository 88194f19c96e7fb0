import type { Needs, Route } from '../http/route.ts';
import { nameOf } from '../protocol/schema.ts';
import { fieldsOf } from './fields.ts';
import { linkTo } from './type-text.ts';

const WHO: Readonly<Record<Needs, string>> = {
  nothing: 'For every caller.',
  identity: 'For callers who are known here.',
  newcomer: 'Makes you known here if you are not yet.',
};

/** A chapter of a route. */
export function describeRoute(route: Route): string[] {
  const { method, path, about, needs, takesTokens, query, body } = route;
  const token = takesTokens ? ' The token of a seat will do.' : '';
  return [
    `### ${method} /api${path}`,
    '',
    `${about} ${WHO[needs]}${token}`,
    ...underHeading('In the query:', fieldsOf(query, 'input')),
    ...underHeading('In the body:', fieldsOf(body, 'input')),
    ...describeReply(route),
    '',
  ];
}

function underHeading(heading: string, table: readonly string[]): string[] {
  return table.length === 0 ? [] : ['', heading, ...table];
}

function describeReply({ reply, media }: Route): string[] {
  const name = nameOf(reply);
  if (name !== null) return ['', `Replies with a ${linkTo(name)}.`];
  const fields = fieldsOf(reply, 'output');
  return fields.length === 0 ? ['', `Replies with a file (\`${media}\`).`] : ['', 'Replies with:', ...fields];
}
