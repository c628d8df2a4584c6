import { type Check, failed, ok, runChecks, skipped, type Verdict, warning } from "./check";
import { isLocal, type NetworkFacts } from "./network-facts";

export const checkNetwork = (facts: NetworkFacts): Check[] => runChecks(rules, facts);

const rules = {
  Storage: storage,
  // Resend sends through Amazon.
  SPF: (facts: NetworkFacts) => record(facts, "spf", /^v=spf1 .*amazonses\.com/i),
  DKIM: (facts: NetworkFacts) => record(facts, "dkim", /(^|;\s*)p=[^;\s]/),
  DMARC: (facts: NetworkFacts) => record(facts, "dmarc", /^v=DMARC1\b/i),
  "Site URL": siteUrl,
  Proxies: proxies,
};

function storage({ storageError }: NetworkFacts): Verdict {
  if (storageError === null) return ok("A file was written and removed.");
  return failed(`Files can't be saved: ${storageError}. Check the “media” bucket in Storage.`);
}

function record(
  { sender }: NetworkFacts,
  kind: "spf" | "dkim" | "dmarc",
  pattern: RegExp,
): Verdict {
  if (!sender) return skipped("MAIL_FROM or RESEND_BASE_URL is local.");
  const found = sender[kind];
  const { domain } = sender;
  if (!found) return warning(`DNS did not respond for ${domain}. Try again.`);
  if (found.some((text) => pattern.test(text))) return ok(`Set for ${domain}.`);
  if (kind === "dmarc") {
    return warning(`Not set for ${domain}. Add a TXT record: _dmarc, v=DMARC1; p=none.`);
  }
  return failed(`Not set for ${domain}. Add the record that Resend shows under Domains.`);
}

function siteUrl({ settings: { SITE_URL }, health }: NetworkFacts): Verdict {
  if (health === null) return skipped("SITE_URL is local.");
  if (health === 200) return ok(`${SITE_URL} responds.`);
  const problem = typeof health === "number" ? `responds with ${health}` : `fails (${health})`;
  return failed(`${SITE_URL}/api/health ${problem}. Check SITE_URL, DNS and the proxy.`);
}

function proxies({ settings, proxies }: NetworkFacts): Verdict {
  const { SITE_URL, TRUSTED_PROXIES: trusted } = settings;
  const { protocol, hostname } = new URL(SITE_URL);
  if (proxies !== null && proxies < trusted) {
    return failed(
      `TRUSTED_PROXIES is ${trusted}, but this request came through ${proxies}. Lower it, or visitors can fake their IP.`,
    );
  }
  if (trusted === 0 && proxies) {
    return failed(
      "Requests come through a proxy, but TRUSTED_PROXIES is 0. Raise it, or all visitors share one limit.",
    );
  }
  // The server itself speaks HTTP only. A service may set the variable for the server alone.
  if (trusted === 0 && protocol === "https:" && !isLocal(hostname)) {
    return warning(
      "TRUSTED_PROXIES is 0 here. Set it to the number of proxies in front of the server.",
    );
  }
  return ok(`TRUSTED_PROXIES is ${trusted}.`);
}
