# One image: built with everything, run with what was built. The site's bundle holds its packages: nothing is installed beside it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY tests/dependencies/package.json tests/dependencies/
RUN npm ci --workspaces=false --no-audit --no-fund
COPY tsconfig.json ./
COPY client client
COPY public public
COPY server server
COPY shared shared
COPY tools tools
# What the printed catalogue says of the laboratory is set when it is made; the site reads the same settings when it starts.
ARG SITE_URL
ARG LAB_NAME
ARG LAB_PHONE
ARG LAB_EMAIL
ARG LAB_ADDRESS
ARG LAB_ANSWER_TIME_FR
ARG LAB_ANSWER_TIME_EN
ARG COMPANY_NAME
ARG COMPANY_FORM
ARG COMPANY_ADDRESS
ARG COMPANY_REGISTRATION
ARG COMPANY_VAT
ARG PUBLICATION_DIRECTOR
# There is no checkout in here that would know it.
ARG COMMIT=unknown
RUN npm run build

FROM node:24-bookworm-slim
# Gives back what renders and compression leave; glibc's own keeps some 15 MB more of it.
RUN apt-get update && apt-get install -y --no-install-recommends libjemalloc2 && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /app
COPY --from=build /app/dist dist
COPY package.json ./
# By the Node and with the flags that run it, else it is of no use; so that the first start need not.
RUN node --max-semi-space-size=2 dist/server/main.js --compile && chmod -R a+rX dist/server/compiled
# "node" by its number, as Kubernetes' runAsNonRoot cannot look names up.
RUN mkdir /data /assets && chown 1000:1000 /data /assets
USER 1000:1000
VOLUME /data
EXPOSE 3000
# Is the process alive, not can it do its work (/readyz): a mail server that is away is no reason to restart the site.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: signals reach it, and SIGTERM drains.
# Little room for young objects: what a request leaves is little. Threads share one pool of memory, and what is unused goes back to
# the system after a second.
ENV LD_PRELOAD=libjemalloc.so.2 MALLOC_CONF=narenas:1,background_thread:true,dirty_decay_ms:1000
CMD ["node", "--max-semi-space-size=2", "dist/server/main.js"]

# Last, as they change with every build.
ARG VERSION=unknown
ARG COMMIT=unknown
LABEL org.opencontainers.image.title="Laboratoire Sphérine: the public site" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$COMMIT"
