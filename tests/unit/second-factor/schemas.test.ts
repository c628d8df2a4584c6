import { expect, test } from "vitest";
import { CodeInput, RecoveryInput } from "@/lib/second-factor/schema";

test.each(["123456", " 123 456 ", "123\u00a0456"])("accepts the code %j", (code) => {
  expect(CodeInput.parse({ code })).toEqual({ code: "123456" });
});

test.each(["", "12345", "1234567", "12345a", "１２３４５６"])("rejects the code %j", (code) => {
  expect(CodeInput.safeParse({ code }).success).toBe(false);
});

test.each(["3f9a2-c01be-77d10-9ac3e", "3F9A2C01BE77D109AC3E", " 3f9a2 c01be 77d10 9ac3e "])(
  "accepts the recovery code %j",
  (recovery_code) => {
    expect(RecoveryInput.parse({ recovery_code })).toEqual({
      recovery_code: "3f9a2-c01be-77d10-9ac3e",
    });
  },
);

test.each(["", "3f9a2-c01be-77d10", "3f9a2-c01be-77d10-9ac3g", "123456"])(
  "rejects the recovery code %j",
  (recovery_code) => {
    expect(RecoveryInput.safeParse({ recovery_code }).success).toBe(false);
  },
);
