FROM node:24-bookworm-slim
WORKDIR /tienda
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build && chown -R node /tienda && mkdir /datos /respaldos && chown node /datos /respaldos
USER node
ENV DEMO=0
EXPOSE 3000
CMD ["node_modules/.bin/node", "scripts/start.ts"]
