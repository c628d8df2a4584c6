import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { choiceCookie, readChoice, signalsRefusal } from "@/lib/tracking/consent";
import { needsConsent } from "@/lib/tracking/consent-countries";
import { conversionBody, hashEmail, sendConversion } from "@/lib/tracking/conversions";
import { pixelAttribute, withPixelAttribute } from "@/lib/tracking/pixel-attribute";

describe("consent", () => {
  it.each(["DE", "FR", "IE", "HR", "IS", "LI", "NO", "GB", "CH", "MQ", null])(
    "is needed for a visitor from %s",
    (country) => {
      expect(needsConsent(country)).toBe(true);
    },
  );

  it.each(["TT", "US", "BR", "RS", "TR", "JM"])("is not needed for one from %s", (country) => {
    expect(needsConsent(country)).toBe(false);
  });

  it.each([
    ["", null],
    ["a=b; consent=yes", "yes"],
    ["consent=no;a=b", "no"],
    ["consent=maybe", null],
    ["xconsent=yes", null],
  ])("in %j is %s", (cookies, choice) => {
    expect(readChoice(cookies)).toBe(choice);
  });

  it("is kept for half a year, and sent over secure connections only where there is one", () => {
    expect(choiceCookie("no", true)).toBe(
      "consent=no; Path=/; Max-Age=15724800; SameSite=Lax; Secure",
    );
    expect(choiceCookie("yes", false)).not.toContain("Secure");
  });

  it("is refused by either signal of a browser", () => {
    expect(signalsRefusal(new Headers({ "sec-gpc": "1" }))).toBe(true);
    expect(signalsRefusal(new Headers({ dnt: "1" }))).toBe(true);
    expect(signalsRefusal(new Headers({ dnt: "0" }))).toBe(false);
  });
});

const id = "0b54ff86-6b51-4ff1-8fd8-7d7d84fbd0b5";
const source = {
  ip: "81.2.3.4",
  agent: "A browser",
  at: new Date("2026-11-20T12:00:00.900Z"),
};

describe("a conversion", () => {
  it("has the body of the spec, the shared id, the address and the agent", () => {
    const event = { event_name: "ViewContent", event_id: id } as const;
    expect(conversionBody(event, source)).toEqual({
      data: [
        {
          event_name: "ViewContent",
          event_time: 1795176000,
          event_id: id,
          action_source: "website",
          user_data: {
            em: [],
            client_user_agent: "A browser",
            client_ip_address: "81.2.3.4",
            country: null,
          },
          custom_data: { content_name: "Get Started", content_category: "Consultation" },
        },
      ],
    });
  });

  it("names an e-mail address by its hash alone, however it was typed", () => {
    // printf ines@mail.example | sha256sum
    const hash = "103fb3859c06a5eecf93f1f6c087a5c7492506a1a9c10c3d113cef4c886f8eeb";
    expect(hashEmail(" Ines@Mail.EXAMPLE\n")).toBe(hash);
    const event = { event_name: "Schedule", event_id: id, email: "ines@mail.example" } as const;
    const body = JSON.stringify(conversionBody(event, source));
    expect(body).toContain(hash);
    expect(body).not.toContain("mail.example");
  });

  describe("that the ad network", () => {
    let server: Server | undefined;
    afterEach(() => {
      server?.closeAllConnections();
      server?.close();
    });

    async function send(listener: RequestListener) {
      let asked = 0;
      server = createServer((request, response) => {
        asked++;
        listener(request, response);
      });
      await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
      const { port } = server.address() as AddressInfo;
      const settings = {
        META_PIXEL_ID: "1",
        META_ACCESS_TOKEN: "secret-token",
        META_GRAPH_URL: `http://127.0.0.1:${port}`,
      };
      const event = { event_name: "Schedule", event_id: id } as const;
      const error = await sendConversion(event, source, settings).then(
        () => null,
        (error: unknown) => error as Error,
      );
      return { asked, error };
    }

    it("takes is told once", async () => {
      const { asked, error } = await send((_request, response) => response.end("{}"));
      expect([asked, error]).toEqual([1, null]);
    });

    it("refuses is an error without the token, and is not told again", async () => {
      const { asked, error } = await send((_request, response) => response.writeHead(500).end());
      expect(asked).toBe(1);
      expect(error?.message).toBe("status 500");
      expect(error?.stack).not.toContain("secret-token");
    });

    it("never answers is given up after two seconds", async () => {
      const clock = new AbortController();
      const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
      onTestFinished(() => timeout.mockRestore());
      const { asked, error } = await send(() => clock.abort(new DOMException("", "TimeoutError")));
      expect(timeout).toHaveBeenCalledExactlyOnceWith(2_000);
      expect(asked).toBe(1);
      expect(error?.name).toBe("TimeoutError");
    });
  });
});

describe("the pixel of a stored page", () => {
  const settings = {
    META_PIXEL_ID: "123",
    META_PIXEL_SCRIPT_URL: "https://connect.facebook.net/en_US/fbevents.js",
  };
  const mark = pixelAttribute(settings);

  it("is named in the document's first tag, and taken out where none is configured", () => {
    const page = '<!DOCTYPE html><html lang="en"><body>&lt;html&gt;</body></html>';
    const marked = withPixelAttribute(page, mark);
    expect(marked).toContain(
      '<html lang="en" data-pixel="123 https://connect.facebook.net/en_US/fbevents.js">',
    );
    expect(withPixelAttribute(marked, mark)).toBe(marked);
    expect(withPixelAttribute(marked, undefined)).toBe(page);
  });

  it("is none where none is configured", () => {
    const { META_PIXEL_SCRIPT_URL } = settings;
    expect(pixelAttribute({ META_PIXEL_SCRIPT_URL })).toBeUndefined();
  });
});
