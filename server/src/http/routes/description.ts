import { z } from 'zod';
import { openApiOf } from '../openapi.ts';
import { type Route, route } from '../route.ts';

/** The route that describes all routes, itself among them. */
export function description(routes: () => readonly Route[]): Route {
  return route({
    method: 'GET',
    path: '/openapi.json',
    about: 'All of this as OpenAPI 3.1, for programs.',
    needs: 'nothing',
    reply: z.looseObject({ openapi: z.string() }),
    handle: () => openApiOf(routes()),
  });
}
