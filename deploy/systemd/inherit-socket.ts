// Loaded before Next.js, which has no option for it: the socket stays open in systemd while the
// process restarts, so that no connection is refused or lost meanwhile.
import { Server } from "node:net";

/** systemd's first; 0 to 2 are the standard streams. */
const fd = 3;
const { listen } = Server.prototype;

if (process.env.LISTEN_FDS === "1" && process.env.LISTEN_PID === String(process.pid)) {
  Server.prototype.listen = function inherit() {
    Server.prototype.listen = listen;
    return listen.call(this, { fd });
  };
}
