import { pages } from "@/e2e/support/pages";
import { seededRandom } from "@/lib/artwork/seeded-random";
import { boundary, type Field, multipart } from "./multipart";

/** A tag that must never appear unescaped in HTML. */
export const injectedTag = "<i-fuzz";

/** The value of `{{1337*7331}}` if a template engine evaluates it. */
export const computed = "9801547";

const hostile = [
  `${injectedTag} onclick=alert(1)>`,
  `"><script>${injectedTag}</script>`,
  `</script>${injectedTag}>`,
  `</textarea>${injectedTag}>`,
  "{{1337*7331}} #{1337*7331} <%= 1337*7331 %>",
  "' or 1=1; drop table public.blogs; --",
  "1'; select pg_sleep(9); --",
  "a@mail.example\r\nBcc: b@mail.example\r\nx-fuzz: 1",
  "%0d%0ax-fuzz:%201",
  "\u0000",
  "a\u0000b@mail.example",
  "\u202e\u2028\ufeff\ud800",
  "../../../../etc/passwd",
  ..."javascript:alert(1) //evil.example $K1 $@0 $0:0:constructor __proto__".split(" "),
  ..."-1 1e309 NaN 99999999999999999999 9999-99-99T99:99:99Z Europe/Nowhere".split(" "),
  "00000000-0000-4000-8000-000000000000",
  `${"- ".repeat(400)}x`,
  `${"[".repeat(500)}x${"](/)".repeat(500)}`,
  "x".repeat(30_000),
  "",
];

const wrong: unknown[] = JSON.parse(
  '[null,true,0,-1,1e300,[],{},[[]],{"then":1},{"__proto__":{"a":1}},{"length":1e9}]',
);

const fieldNames =
  "user_name user_email message company name email project_id newsletter_email username password " +
  "confirmPassword newsletter remember next intent token token_hash type start day time time_zone " +
  "plan schedule note website elapsed source id restorable confirmation exchange_rate session q kind tag list";

const headers = [
  { "next-router-state-tree": "%5B%22%22" },
  { "next-router-state-tree": "[".repeat(3_000) },
  { "next-resume": "1", "next-resume-state-length": "9" },
  { "x-action-forwarded": "1" },
  { rsc: "1", "next-router-prefetch": "3" },
  { "next-url": "/\u00ff" },
  { cookie: "form-answer=%7B; viewer-hint=admin; sb-127-auth-token=base64-e30" },
];

const madeUp = ["/blog/%00", "/blog/%ff", "/portfolio/%27", "/api/nothing", "/no/%0d%0ax-fuzz:1"];

export type FuzzedCall = {
  path: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
};

type Action = { id: string; paths: readonly string[] };

export type FuzzedKind = "a script's call" | "a script's form" | "a form without scripts";

/** Generates fuzzed calls, which are the same for the same seed. */
export function fuzzedCalls(
  seed: string,
  kind: FuzzedKind,
  actions: readonly Action[],
): () => FuzzedCall {
  const random = seededRandom(seed);
  const { pick, between } = random;
  const isOneIn = (sides: number) => between(1, sides) === 1;
  const value = (depth = 0): unknown => {
    if (isOneIn(2)) return pick(hostile);
    if (depth > 3 || isOneIn(2)) return pick(wrong);
    const names = fieldNames.split(" ");
    return Object.fromEntries([1, 2, 3].map(() => [pick(names), value(depth + 1)]));
  };
  const list = () => Array.from({ length: between(0, 4) }, () => value());
  const json = (given: unknown) => {
    if (isOneIn(40)) return "[".repeat(9_000) + "]".repeat(9_000);
    const text = JSON.stringify(given);
    return isOneIn(12) ? text.slice(0, between(0, text.length)) : text;
  };
  const fields = (prefix: string): Field[] =>
    Array.from({ length: between(0, 7) }, () => {
      const [name, text] = [pick(fieldNames.split(" ")), pick(hostile)];
      return [prefix + name, text, isOneIn(30) ? "file.txt" : undefined];
    });
  let called = pick(actions);
  const id = () => (isOneIn(4) ? String(pick(hostile)).slice(0, 42) : called.id);
  const ofScript = () => [
    ...fields("_1_"),
    ["0", isOneIn(6) ? json(list()) : '[{"status":"idle"},"$K1"]'] as Field,
  ];
  const ofForm = (): Field[] => {
    if (isOneIn(5)) return [[`$ACTION_ID_${id()}`, ""], ...fields("")];
    const state = isOneIn(6) ? json(list()) : '[{"status":"idle"}]';
    const reference = isOneIn(6) ? json(value()) : json({ id: id(), bound: "$@1" });
    const own: Field[] = [
      ["$ACTION_REF_1", ""],
      ["$ACTION_1:0", reference],
      ["$ACTION_1:1", state],
      ["$ACTION_KEY", isOneIn(6) ? pick(hostile) : "k1"],
    ];
    return [...own.filter(() => !isOneIn(20)), ...fields("")];
  };
  const damaged = (bytes: Buffer): Buffer => {
    if (isOneIn(10)) return bytes.subarray(0, between(0, bytes.length));
    if (isOneIn(10)) return Buffer.concat([bytes, Buffer.from([0xff, 0xfe, 0])]);
    return bytes;
  };
  return () => {
    called = pick(actions);
    const own = isOneIn(10) || called.paths.length === 0 ? pages : called.paths;
    const path = isOneIn(30) ? pick(madeUp) : pick(own);
    const extra = isOneIn(15) ? pick(headers) : {};
    const action = header(id());
    const form = isOneIn(20) ? "multipart/form-data" : `multipart/form-data; boundary=${boundary}`;
    const call = (type: string, text: Buffer, named = {}) => ({
      path,
      headers: { ...extra, ...named, "content-type": type },
      body: new Uint8Array(damaged(text)),
    });
    if (kind === "a script's call") {
      return call("text/plain;charset=UTF-8", Buffer.from(json(list())), action);
    }
    if (kind === "a script's form") return call(form, multipart(ofScript()), action);
    if (isOneIn(2)) return call(form, multipart(ofForm()));
    const types = ["application/x-www-form-urlencoded", "application/json", "text/x;\u00ff", "*/*"];
    return call(pick(types), multipart(ofForm()), isOneIn(2) ? action : {});
  };
}

/** Keeps only printable ASCII, which every header accepts. */
function header(id: string): { "next-action": string } {
  return { "next-action": id.replace(/[^\x20-\x7e]/g, "") };
}
