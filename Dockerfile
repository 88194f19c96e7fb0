# By digest: the same image tomorrow. docs/operate.md says how to take a newer one.
FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS page

WORKDIR /vigilia
COPY . .
RUN npm ci --ignore-scripts && npm run build --workspace web

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d

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
