// A machine's own folders are root's: an ordinary user's nginx could not be reloaded, nor take posts above 16 kB.
const folder = '../nginx-work'
const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (name) => `${name}_temp_path ${folder};`,
)

/** `nginx.conf`: serves an export as it is, with nothing else on the machine to set up. */
export const nginxConf = `# Serves this folder, wherever it is:
#
#   nginx -p "$PWD" -c nginx.conf             start (-s reload right after every further export into this folder:
#                                             nginx-site.conf names the styles that each page may have)
#
# Change here what your machine needs (address, TLS, web server). In an nginx that serves other sites too, leave this
# file alone and write a server block of your own like the one below, with "root" and "include" as full paths.
worker_processes auto;
error_log stderr warn;
# Next to this folder, because an export refuses foreign files in it: what nginx itself has to keep.
pid ${folder}/nginx.pid;

events {}

http {
  ${folders.join('\n  ')}
  access_log off;
  sendfile on;

  server {
    listen 8000;
    root .;

    # The web server of this project, on the same release: TRUST_PROXY=true PORT=8080 npm start
    # Pages need it for forms only; while it is down all pages stay up. An address, or the name of an "upstream".
    set $web_server http://127.0.0.1:8080;

    include nginx-site.conf;
  }
}
`
