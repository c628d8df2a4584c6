// Makes Next.js listen on systemd's socket, for which it has no option. The socket stays open while
// the process restarts, so that no connection is refused or lost.
import { Server } from "node:net";

/** The first descriptor that systemd passes; 0 to 2 are the standard streams. */
const fd = 3;
const { listen } = Server.prototype;

if (process.env.LISTEN_FDS === "1" && process.env.LISTEN_PID === String(process.pid)) {
  Server.prototype.listen = function inherit() {
    Server.prototype.listen = listen;
    return listen.call(this, { fd });
  };
}
