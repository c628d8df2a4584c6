import { describe, expect, test } from "vitest";
import { calledAction } from "@/lib/next/action-call";

const id = "40".repeat(21);

async function called(body: BodyInit, own: Record<string, string> = { "next-action": id }) {
  const { headers, ...response } = wrap(body);
  return calledAction(new Headers({ ...headers, ...own }), await response.bytes);
}

function wrap(body: BodyInit) {
  const response = new Response(body);
  return {
    headers: Object.fromEntries(response.headers),
    bytes: response.arrayBuffer().then((buffer) => new Uint8Array(buffer)),
  };
}

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

describe("a call from a page's script", () => {
  test.each(['["id",true]', '[null,{"title":"$$5","tags":["a"],"none":"$undefined"}]', "[]"])(
    "accepts %s",
    async (text) => expect(await called(text)).toBe(id),
  );

  test.each([
    "",
    "[",
    "{}",
    '"text"',
    '["$@1"]',
    '[{"a":["$K1"]}]',
    '["$0:constructor"]',
    "[1,2,3,4,5]",
    `${"[".repeat(9)}${"]".repeat(9)}`,
    new Uint8Array([0x5b, 0x22, 0xff, 0x22, 0x5d]),
  ])("rejects %s", async (text) => expect(await called(text)).toBeNull());

  const last = '[{"status":"idle"},"$K1"]';

  test("accepts a form", async () => {
    expect(await called(form({ _1_name: "$@1", "0": last }))).toBe(id);
  });

  test.each<Record<string, string | Blob>>([
    {},
    { _1_name: "A" },
    { "0": '["$K1"]' },
    { "0": '["$F1","$K1"]' },
    { "0": '[{},"$K2"]' },
    { "0": last, "1": "1" },
    { "0": last, _1_file: new Blob(["x"]) },
  ])("rejects a form with %j", async (fields) => expect(await called(form(fields))).toBeNull());
});

describe("a form sent without JavaScript", () => {
  const reference = `{"id":"${id}","bound":"$@1"}`;
  const bound = { $ACTION_REF_1: "", "$ACTION_1:0": reference, "$ACTION_1:1": "[null]" };

  test.each([{ [`$ACTION_ID_${id}`]: "" }, { ...bound, $ACTION_KEY: "k1", name: "$@1" }])(
    "accepts %j",
    async (fields) => expect(await called(form(fields), {})).toBe(id),
  );

  test.each<Record<string, string>>([
    { name: "A" },
    { [`$ACTION_ID_${id}`]: "", ...bound },
    { ...bound, $ACTION_REF_2: "" },
    { ...bound, "$ACTION_1:0": "{" },
    { ...bound, "$ACTION_1:0": `{"id":"${id}","bound":"$@2"}` },
    { ...bound, "$ACTION_1:0": `{"id":"${id}","bound":"$@1","more":1}` },
    { ...bound, "$ACTION_1:1": '["$h1"]' },
    { ...bound, "$ACTION_1:2": "[]" },
  ])("rejects %j", async (fields) => expect(await called(form(fields), {})).toBeNull());
});
