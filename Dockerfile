# The server with the built console, production dependencies only: docs/deployment.md.
# Base images are named by tag: a build takes their latest patches, and a release records their digests in its provenance.
# Dependabot proposes newer tags, and newer digests once they are written here (`name:tag@sha256:…`).
FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN npx -y pnpm@12.21.0 install --frozen-lockfile \
  && npx -y pnpm@12.21.0 run build:production --to /concierge \
  && mkdir /data /backups

# The C library and nothing else: no shell, no package manager.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /concierge /concierge
# The only folders it writes to.
COPY --from=build --chown=nonroot:nonroot /data /data
COPY --from=build --chown=nonroot:nonroot /backups /backups
WORKDIR /concierge
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4600 DATA_DIR=/data \
  NODE_COMPILE_CACHE=/concierge/cache NODE_COMPILE_CACHE_PORTABLE=1
USER nonroot
VOLUME ["/data", "/backups"]
EXPOSE 4600
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["bin/node"]
CMD ["packages/server/src/main.ts"]
