import { test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { searchOf } from "./search-of";

onEachDatabase((database) => {
  const { publish, expectTitles } = searchOf(database);

  test("finds words with symbols, with or without diacritics, and in scripts without spaces", async () => {
    await publish("Cats and Cards", "A c is a letter; r is another, d too.", { tags: ["Node"] });
    await publish(
      "Building for the web",
      "Node.js v2.1.0, AT&T, R&amp;D, `--flag`, F\\# and $100.",
    );
    await publish("C++ and C# beside .NET 8", "We use foo_bar and e-mail.", { tags: ["R&D"] });
    await publish("A/B tests in C/C++", "Das Büro von Müller, Århus.", { tags: ["Go"] });
    await publish("Google and gophers", "Mueller & Söhne. Οδός, ΟΔΟΣ. Sequels of ｗｉｄｅ ①②.");
    await publish("我家在上海东边", "本文是关于教务使用的一篇小教程。服务器配置说明。");
    await publish(
      "東京都庁の会議室について",
      "昨日は会議をしました。ﾕｰｻﾞｰ認証とC#の設定を変更、F#。",
    );
    await publish("การออกแบบเว็บไซต์", "เราสร้างเว็บไซต์ ๒๕๖๗ ที่รวดเร็ว 서울에서 만든 웹사이트");
    await publish("שָׁלוֹם עולם", "ספר על תכנות, והבית הלבן");
    await publish("الكِتَابُ الجديد", "قرأتُ كتابًا عن البرمجة في المدرسةِ له أحمد", { tags: ["لغة"] });
    await publish("Soft\u00adware", "An e‑mail, zero\u200bwidth.", { tags: ["Work\u2060flow"] });
    await publish("O'Neil on Wi-Fi", "Vue.js on 1,000 phones; he'll stay 1.5 years. Co-operate!");
    await publish("رجل مؤمن", "والنص العربي من فارسی کتاب، ۱۲ و ٣٤", { tags: ["ٱلله"] });
    await publish(
      "L’eau d'aujourd'hui",
      "I don’t want v10.20. \u0958लम, सड\u093cक २४, می\u200cخواهم",
    );
    const [cpp, csharp, web, google] = [
      "A/B tests in C/C++",
      "C++ and C# beside .NET 8",
      "Building for the web",
      "Google and gophers",
    ] as const;
    const [zh, ja, th, he, ar] = [
      "我家在上海东边",
      "東京都庁の会議室について",
      "การออกแบบเว็บไซต์",
      "שָׁלוֹם עולם",
      "الكِتَابُ الجديد",
    ] as const;
    const french = "L’eau d'aujourd'hui";
    const [soft, persian, joined] = ["Soft\u00adware", "رجل مؤمن", "O'Neil on Wi-Fi"] as const;
    await expectTitles({
      "c++": [cpp, csharp],
      "c#": [csharp, ja],
      "c# .net": [csharp],
      ".net": [csharp],
      "r&d": [csharp, web],
      "at&t": [web],
      "f#": [ja, web],
      "a/b": [cpp],
      "--flag": [web],
      $100: [web],
      "v2.1.0": [web],
      "node.js": [web],
      node: ["Cats and Cards", web],
      "(c++),": [cpp, csharp],
      foo_bar: [csharp],
      "#flag": [web],
      go: [cpp, google],
      mueller: [google, cpp],
      müller: [cpp, google],
      muller: [cpp],
      "buero aarhus": [cpp],
      οδοσ: [google],
      "wide 12": [google],
      上海: [zh],
      东: [zh],
      配置: [zh],
      "上海 配置": [zh],
      北京: [],
      会議: [ja],
      都庁の会議: [ja],
      ユーザー: [ja],
      ﾕｰｻﾞｰ認証: [ja],
      ユーサー: [],
      เว็บไซต์: [th],
      ออกแบบ: [th],
      서울: [th],
      2567: [th],
      "๒๕๖๗": [th],
      שלום: [he],
      שָׁלוֹם: [he],
      الكتاب: [ar, persian],
      "احمد المدرسة": [ar],
      لُغة: [ar],
      software: [soft],
      "soft\u200bware": [soft],
      workflow: [soft],
      zerowidth: [soft],
      email: [soft, csharp],
      "e-mail": [soft, csharp],
      בית: [he],
      שהבית: [he],
      مومن: [persian],
      المدرسه: [ar],
      العربى: [persian],
      نص: [persian],
      "جديد كتاب": [ar],
      فارسي: [persian],
      "12 34": [persian],
      الله: [persian],
      wifi: [joined],
      "wi-fi": [joined],
      oneil: [joined],
      "O’Neil": [joined],
      vuejs: [joined],
      1000: [joined],
      cooperate: [joined],
      dont: [french],
      "don't": [french],
      eau: [french],
      aujourdhui: [french],
      "aujourd’hui": [french],
      "2.1.0": [web],
      "10.20": [french],
      "v10.20": [french],
      "कलम सडक": [french],
      "24 सडक": [french],
      "क\u093cलम": [french],
      "می خواهم": [french],
      میخواهم: [french],
      "می\u200cخواهم": [french],
      hell: [],
      15: [],
    });
  });
});
