// The test fields of the landing address are sent only in a demo build (1 §2).
import { expect, test } from "vitest";
import { signInQuery } from "../../../../src/domain/session/signInQuery";

const real = { code: "c", state: "s", api_server_url: "https://api.example" };
const mock = {
	mock_user_id: "platinum",
	mock_model_code: "OR-1",
	mock_email: "a@example.com",
	mock_imei: "490154203237518",
	mock_serial: "RF8N1234567",
	mock_eula_date: "2026-01-01",
};

test("a demo build sends the whole query", () => {
	expect(signInQuery({ ...real, ...mock }, true)).toEqual({ ...real, ...mock });
});

test("any other build sends every field except mock_ ones", () => {
	expect(signInQuery({ ...real, ...mock, mock_x: "1" }, false)).toEqual(real);
});
