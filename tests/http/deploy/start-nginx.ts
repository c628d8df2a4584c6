import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findExecutable } from "@/scripts/find-executable";

/** Path to the nginx binary; undefined or empty if there is none. */
export const nginxPath = process.env.NGINX_PATH ?? findExecutable(["nginx"]);

type Ports = { port: number; upstreams: [number, number] };

/** Starts nginx with deploy/nginx.conf in front of two processes of the build in `distDir`. */
export async function startNginx({ port, upstreams }: Ports, distDir: string) {
  const folder = await mkdtemp(join(tmpdir(), "site-nginx-"));
  const site = await readFile("deploy/nginx.conf", "utf8");
  await mkdir(join(folder, "static"));
  await cp(join(distDir, "static"), join(folder, "static"), { recursive: true });
  for (const file of ["away.html", "away.conf"]) await cp(join(distDir, file), join(folder, file));
  await writeFile(join(folder, "site.conf"), placed(site, { port, upstreams }, folder));
  await writeFile(join(folder, "nginx.conf"), main);
  const options = ["-e", "error.log", "-p", folder, "-c", "nginx.conf"];
  const child = spawn(nginxPath ?? "nginx", options, { stdio: "inherit" });
  const exited = once(child, "exit");
  const url = `http://localhost:${port}`;
  for (let tries = 0; !(await isUp(url)); tries += 1) {
    if (tries > 50 || child.exitCode !== null) throw new Error(`nginx does not answer at ${url}`);
    await wait(100);
  }
  return {
    url,
    folder,
    /** Returns the keys of all cache entries. */
    async storedKeys(): Promise<string[]> {
      const cache = join(folder, "cache");
      const entries = await readdir(cache, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const texts = files.map(({ parentPath, name }) => readFile(join(parentPath, name), "latin1"));
      return (await Promise.all(texts)).map((text) => /^KEY: (.*)$/m.exec(text)?.[1] ?? "");
    },
    async stop(): Promise<void> {
      child.kill("SIGQUIT");
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Keeps every writable path in the folder, so that nginx can run unprivileged. */
const main = `
daemon off;
pid nginx.pid;
worker_processes 1;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 256; }
http {
  types { text/html html; text/css css; text/javascript js; font/woff2 woff2; }
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  # As Debian has it.
  tcp_nopush on;
  include site.conf;
}
`;

function placed(site: string, { port, upstreams: [first, second] }: Ports, folder: string) {
  const places = {
    "listen 80 default_server;": `listen ${port} default_server;`,
    "listen 80;": `listen ${port};`,
    "www.agency.example": "localhost",
    "127.0.0.1:3001": `127.0.0.1:${first}`,
    "127.0.0.1:3002": `127.0.0.1:${second}`,
    "/var/cache/nginx/kiskadee": join(folder, "cache"),
    "/srv/kiskadee/.next": resolve(folder),
  };
  for (const [name, value] of Object.entries(places)) {
    if (!site.includes(name)) throw new Error(`deploy/nginx.conf does not name ${name}`);
    site = site.replaceAll(name, value);
  }
  return site;
}

const isUp = (url: string) =>
  fetch(`${url}/_next/static/none`).then(
    () => true,
    () => false,
  );
