import { expect, test } from "vitest";
import { localMoment } from "@/lib/transfer/sources/local-moment";

test.each([
  ["a day", "2020-01-02", "2020-01-02T04:00:00.000Z"],
  ["a day with slashes", "2020/1/2", "2020-01-02T04:00:00.000Z"],
  ["a short day", "2020-1-2", "2020-01-02T04:00:00.000Z"],
  ["a day with dots", "2.1.2020", "2020-01-02T04:00:00.000Z"],
  ["a day that no month can be", "31/12/2019", "2019-12-31T04:00:00.000Z"],
  ["such a day with hyphens", "31-12-2019", "2019-12-31T04:00:00.000Z"],
  ["a time in words", "January 2, 2020 at 5:30pm", "2020-01-02T21:30:00.000Z"],
  ["a Chinese day", "2020年1月2日", "2020-01-02T04:00:00.000Z"],
  ["a day without signs", "20200102", "2020-01-02T04:00:00.000Z"],
  ["an ordinal", "January 2nd, 2020", "2020-01-02T04:00:00.000Z"],
  ["a day in words", "January 2, 2020", "2020-01-02T04:00:00.000Z"],
  ["a time", "2020-01-02T22:30:15", "2020-01-03T02:30:15.000Z"],
  ["a time long ago", "1960-01-02T10:00:15", "1960-01-02T14:00:15.000Z"],
  ["a time with a space", "2020-01-02 22:30", "2020-01-03T02:30:00.000Z"],
  ["a time with a dot", "2020-01-02 22.30", "2020-01-03T02:30:00.000Z"],
  ["a time of Hexo", "2020/1/2 22:30:15", "2020-01-03T02:30:15.000Z"],
])("reads %s without a zone in the given time zone", (_what, value, moment) => {
  expect(localMoment(value, "America/Port_of_Spain")).toBe(moment);
});

test.each([
  ["2020-07-02 10:00 Europe/Berlin", "2020-07-02T08:00:00.000Z"],
  ["2020-07-02 10:00:00 CEST", "2020-07-02 10:00:00 +0200"],
  ["2020-01-02 10:00:00 +0800 CST", "2020-01-02 10:00:00 +0800"],
  ["2020-01-02T10:00:00 +01", "2020-01-02 10:00:00 +01:00"],
  ["2020-04-09T8:09:26-07:00", "2020-04-09T08:09:26-07:00"],
  ["1283780649", "2010-09-06T13:44:09.000Z"],
  ["1283780649000", "2010-09-06T13:44:09.000Z"],
])("reads %s regardless of the given time zone", (text, moment) => {
  expect(localMoment(text, "America/Port_of_Spain")).toBe(moment);
});

test.each(["2020-01-02T10:00:00Z", "2020-01-02 10:00:00 -0500", "Thu, 02 Jan 2020 10:00:00 GMT"])(
  "leaves %s unchanged",
  (text) => expect(localMoment(text, "America/Port_of_Spain")).toBe(text),
);

test("moves a midnight that clocks skip to 1 am", () => {
  expect(localMoment("2023-04-28", "Africa/Cairo")).toBe("2023-04-27T22:00:00.000Z");
});

test.each(["soon", "2020-07-02 10:00 Nowhere/Berlin", "", "+275760-09-13", "0001-01-01"])(
  "returns “%s” unchanged, since it is not a date",
  (text) => {
    expect(localMoment(text, "America/Port_of_Spain")).toBe(text);
  },
);
