import { describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/env";

const complete = {
  SUPABASE_URL: "http://127.0.0.1:54321",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_x",
  RESEND_API_KEY: "re_x",
  MAIL_FROM: "Kiskadee Studio <hello@kiskadee.example>",
  CRON_SECRET: "0123456789abcdef",
};

describe("configuration", () => {
  it("needs nothing beyond the six that have no default", () => {
    const env = parseEnv(complete);
    expect(env.SITE_URL).toBe("http://localhost:3000");
    expect(env.TRUSTED_PROXIES).toBe(0);
    expect(env.OUTBOX_RETRY_SECONDS).toBe(30);
    expect(env.RESEND_BASE_URL).toBe("https://api.resend.com");
  });

  it("tracks nothing and asks the usual service for the country, unless told otherwise", () => {
    const env = parseEnv({ ...complete, META_PIXEL_ID: "", META_ACCESS_TOKEN: "" });
    expect(env.META_PIXEL_ID).toBeUndefined();
    expect(env.META_ACCESS_TOKEN).toBeUndefined();
    expect(env.GEO_API_URL).toBe("https://ipapi.co");
    expect(parseEnv({ ...complete, GEO_API_URL: "off" }).GEO_API_URL).toBe("off");
    expect(parseEnv({ ...complete, COUNTRY_HEADER: "CF-IPCountry" }).COUNTRY_HEADER).toBe(
      "cf-ipcountry",
    );
  });

  it("names every missing variable at once", () => {
    const { SUPABASE_URL: _url, CRON_SECRET: _secret, ...rest } = complete;
    expect(() => parseEnv(rest)).toThrow(/SUPABASE_URL: is not set\n.*CRON_SECRET: is not set/s);
  });

  it("counts an empty value as missing", () => {
    expect(() => parseEnv({ ...complete, RESEND_API_KEY: "" })).toThrow(
      "RESEND_API_KEY: is not set",
    );
  });

  it.each([
    ["SITE_URL", "kiskadee.example", "should be an http(s) address"],
    ["SUPABASE_URL", "ftp://db", "should be an http(s) address"],
    ["CRON_SECRET", "short", "a secret of 16 characters or more"],
    ["TRUSTED_PROXIES", "-1", "TRUSTED_PROXIES: is malformed"],
    ["TRUSTED_PROXIES", "two", "a whole number"],
    ["OUTBOX_RETRY_SECONDS", "0", "OUTBOX_RETRY_SECONDS: is malformed"],
    ["MAIL_FROM", "hello@kiskadee.example\r\nBcc: a@b.example", "MAIL_FROM: is malformed"],
    ["MAIL_TO", "nobody", "an e-mail address"],
    ["GEO_API_URL", "no", "should be an http(s) address, or off"],
    ["COUNTRY_HEADER", "cf ipcountry", "the name of a header"],
    ["META_PIXEL_ID", '1"><script>', "the pixel's number"],
    ["META_PIXEL_SCRIPT_URL", "javascript:1", "should be an http(s) address"],
    ["META_GRAPH_URL", "graph", "should be an http(s) address"],
    ["CALENDLY_URL", "calendly.com/kiskadee", "should be an http(s) address"],
    ["CALENDLY_SCRIPT_URL", "javascript:alert(1)", "should be an http(s) address"],
    ["LINK_SECRET", "short", "a secret of 16 characters or more"],
  ])("refuses %s=%s and says what it should be", (name, value, message) => {
    expect(() => parseEnv({ ...complete, [name]: value })).toThrow(message);
  });

  it("never repeats a value, which may be a secret", () => {
    expect(() => parseEnv({ ...complete, CRON_SECRET: "hunter2" })).not.toThrow("hunter2");
  });

  it("takes a path off the site's address", () => {
    expect(parseEnv({ ...complete, SITE_URL: "https://kiskadee.example/x/" }).SITE_URL).toBe(
      "https://kiskadee.example",
    );
  });
});
