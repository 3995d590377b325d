import { startNginx } from '../../setup/start-nginx'

/** nginx in front of the web servers at `servers` (host and port each), with the upstream in docs/operations.md. */
export const startBalancer = (servers: string[]) =>
  startNginx(
    (port) => `
  upstream site {
    ${servers.map((server) => `server ${server} max_fails=0;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_next_upstream error timeout http_503;
      proxy_set_header Host $http_host;
    }
  }`,
  )
