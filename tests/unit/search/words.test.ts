import { describe, expect, test } from "vitest";
import { onlyKey } from "@/lib/content/kind";
import { type Content, kinds } from "@/lib/content/kinds";
import { overlay } from "@/lib/content/overlay";
import { readQuery, searchPath } from "@/lib/search/schema";
import {
  findSitePages,
  indexPages,
  type SearchedContents,
  type SingleContents,
  searchedKinds,
} from "@/lib/search/site-pages";
import { countText } from "@/lib/search/strings";
import { excerptFrom, mark, termsOf } from "@/lib/search/words";

const single = searchedKinds.map((name) => [name, kinds[name].defaults()[onlyKey]] as const);

const defaults: SearchedContents = {
  ...(Object.fromEntries(single) as SingleContents),
  projects: overlay<Content<"projects">>(kinds.projects, []).entries,
  legal: overlay<Content<"legal">>(kinds.legal, []).entries,
  authors: [],
};

const foundIn = (contents: SearchedContents, query: string) =>
  findSitePages(termsOf(query), indexPages(contents)).map(({ href }) => href);
const found = (query: string) => foundIn(defaults, query);

describe("search words", () => {
  test.for<[string, string, string[]]>([
    ["design", "Designs by a designer", ["", "Designs", " by a ", "designer", ""]],
    ["web desi", "Web designs on the web", ["", "Web", " ", "designs", " on the ", "web", ""]],
    ["desi web", "Webdesign, designs", ["", "Webdesign", ", designs"]],
    ["stories", "A story", ["A ", "story", ""]],
    ["pricing", "The price", ["The ", "price", ""]],
    ["creme", "Crème & <b>", ["", "Crème", " & <b>"]],
    ["the of", "The end of it", ["The end of it"]],
    ["running", "They run", ["They ", "run", ""]],
    ["about", "About us", ["", "About", " us"]],
    ["c++", "C++ and C# (c)", ["", "C++", " and C# (c)"]],
    ["r&d .net", "R&D in ASP.NET, D", ["", "R&D", " in ASP", ".NET", ", D"]],
    ["mueller", "Müller, Muller", ["", "Müller", ", Muller"]],
    ["müller", "Mueller, Muller", ["", "Mueller", ", ", "Muller", ""]],
    ["οδος", "ΟΔΌΣ", ["", "ΟΔΌΣ", ""]],
    ["上海", "我家在上海东边", ["我家在", "上海", "东边"]],
    ["ユーザー 設定", "ﾕｰｻﾞｰの設定", ["", "ﾕｰｻﾞｰ", "の", "設定", ""]],
    ["ﾕｰｻﾞ", "…ユーザー", ["…", "ユーザ", "ー"]],
    ["เว็บ", "การออกแบบเว็บไซต์", ["การออกแบบ", "เว็บ", "ไซต์"]],
    ["שלום", "שָׁלוֹם עולם", ["", "שָׁלוֹם", " עולם"]],
    ["الكتاب", "الكِتَابُ الجديد", ["", "الكِتَابُ", " الجديد"]],
    ["مومن المدرسه", "مؤمن، المدرسة", ["", "مؤمن", "، ", "المدرسة", ""]],
    ["كتاب العربية", "والكتاب، عربى، وبالعربية", ["", "والكتاب", "، عربى، ", "وبالعربية", ""]],
    ["الله", "الله، له", ["", "الله", "، له"]],
    ["ספר ובית", "והספר, בית", ["", "והספר", ", בית"]],
    ["كتابي 12", "کتابی، ۱۲، ١٢", ["", "کتابی", "، ", "۱۲", "، ", "١٢", ""]],
    ["cooperate", "Co\u00adoper\u200bate\u200f now", ["", "Co\u00adoper\u200bate\u200f", " now"]],
    ["duong lodz dorde", "đường Łódź Đorđe", ["", "đường", " ", "Łódź", " ", "Đorđe", ""]],
    ["thor hal isik", "Þór Ħal ışık", ["", "Þór", " ", "Ħal", " ", "ışık", ""]],
    ["stop it's don't", "Stop slow talks", ["", "Stop", " slow talks"]],
    ["fix can", "Fix a canoe", ["", "Fix", " a canoe"]],
    ["email", "An e-mail, e‑mail", ["An ", "e-mail", ", ", "e‑mail", ""]],
    ["e-mail", "An email, e‑mail, eels", ["An email, ", "e‑mail", ", eels"]],
    ["vuejs", "In Vue.js: js", ["In ", "Vue.js", ": js"]],
    ["oneil", "O’Neil’s", ["", "O’Neil", "’s"]],
    ["dont", "I don’t, don", ["I ", "don’t", ", don"]],
    ["don't", "Dont, can't", ["", "Dont", ", can't"]],
    ["eau aujourdhui", "L’eau d'aujourd'hui", ["L’", "eau", " d'", "aujourd'hui", ""]],
    ["کتاب میخواهم", "می\u200cخواهم", ["", "می\u200cخواهم", ""]],
    ["می خواهم", "می\u200cخواهم", ["", "می", "\u200c", "خواهم", ""]],
    ["می\u200cخواهم", "می خواهم", ["", "می", " ", "خواهم", ""]],
    ["\u0958लम सड\u093cक", "कलम, सड़क", ["", "कलम", ", ", "सड़क", ""]],
    ["1000", "From 1,000", ["From ", "1,000", ""]],
    ["shell", "She'll stay", ["She'll stay"]],
    ["-exact ph%", "An exact phrase", ["An ", "exact", " ", "phrase", ""]],
    ["c#", "Cats and C", ["Cats and C"]],
    ["🐦 ()", "A bird 🐦", ["A bird 🐦"]],
  ])("highlights %j in %j", ([query, text, parts]) => {
    expect(mark(text, termsOf(query))).toEqual(parts);
  });

  test("are shown in a short excerpt with surrounding text", () => {
    const text = `${"word ".repeat(80)}kiskadee ${"more ".repeat(80)}`;
    const excerpt = excerptFrom(["Nothing.", text], termsOf("kiskadee"));
    expect(excerpt[1]).toBe("kiskadee");
    expect(excerpt.join("")).toMatch(/^… word.* more…$/);
    expect(excerpt.join("").length).toBeLessThan(190);
    expect(excerptFrom(["Nothing.", text], termsOf("elsewhere"))).toEqual(["Nothing."]);
    const chinese = excerptFrom(
      ["我们的文章。".repeat(500).concat("上海", "很好。".repeat(500))],
      termsOf("上海"),
    );
    expect(chinese[1]).toBe("上海");
    expect(chinese.join("")).toMatch(/^….{100}…$/u);
    const far = `Web. ${text} Web design.`;
    expect(excerptFrom([far], termsOf("web design"))[3]).toBe("design");
  });
});

test("finds projects and pages that match all words, with title matches first", () => {
  for (const query of ["roost community", "roost-community", "ro-ost"])
    expect(found(query)).toEqual(["/portfolio/9"]);
  expect(found("privacy")[0]).toBe("/privacy");
  expect(found("pric")[0]).toBe("/#pricing");
  for (const query of ["", "the of and", "roost nowhere", "🐦", "c#", "上海"])
    expect(found(query)).toEqual([]);
});

test("finds published texts, with the placeholders of legal pages filled in", () => {
  const { site, plans, projects } = defaults;
  const [project] = projects;
  const picture = { type: "picture", picture: { src: "", alt: "" }, caption: "Kittiwake" };
  const contents = {
    ...defaults,
    site: { ...site, email: "kittiwake@mail.example", tagline: "Kittiwake" },
    plans: { plans: plans.plans.map((plan) => ({ ...plan, name: "Kittiwake" })) },
    projects: [{ key: "12", value: { ...project?.value, sections: [picture] } }],
  } as SearchedContents;
  expect(foundIn(contents, "kittiwake").sort()).toEqual(
    ["/", "/#pricing", "/contact", "/portfolio/12", "/privacy", "/terms"].sort(),
  );
});

test("reduces a search query to one line of well-formed text", () => {
  expect(readQuery([" a\u0000b\n\tc\ud800 ", "d"])).toBe("a b c\ufffd");
  expect(readQuery(undefined)).toBe("");
  expect(searchPath("a&b c")).toBe("/search?q=a%26b+c");
  expect(countText(1, "x")).toBe("1 result for “x”");
  expect(countText(512, "x")).toBe("500 or more results for “x”");
});
