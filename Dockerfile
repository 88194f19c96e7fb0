FROM node:24-bookworm-slim AS page

WORKDIR /vigilia
COPY . .
RUN npm ci --ignore-scripts && npm run build --workspace web

FROM node:24-bookworm-slim

ENV NODE_ENV=production
WORKDIR /vigilia
COPY . .
# Node is here already: the private one, optional for other machines, would only make the image bigger.
RUN npm ci --omit=dev --omit=optional --ignore-scripts && npm cache clean --force

COPY --from=page /vigilia/web/dist web/dist

RUN mkdir /data && chown node:node /data
VOLUME /data
USER node

EXPOSE 8011
HEALTHCHECK --interval=15s --timeout=5s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8011/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "cli/bin/vigilia.mjs", "serve", "--host", "0.0.0.0", "--data", "/data"]
