// /sample/form-validation: a form validated by a Valibot schema.
import { type FormEvent, useState } from "react";
import * as v from "valibot";
import { Button } from "../../ui/form/Button";
import { TextField } from "../../ui/form/TextField";
import { Sample, SamplePage } from "./SamplePage";
import styles from "./samples.module.css";

const form = v.object({
	name: v.pipe(v.string(), v.trim(), v.nonEmpty("Please enter name")),
	mobile: v.pipe(
		v.string(),
		v.transform((text) => text.replaceAll(/[\s-]/g, "")),
		v.regex(/^0[689]\d{8}$/, "Please correct format such as 0812345678"),
	),
	email: v.pipe(v.string(), v.trim(), v.email("Please enter email")),
});
type Name = keyof typeof form.entries;
const fields: Record<Name, string> = {
	name: "Name",
	mobile: "Mobile number",
	email: "Email",
};

export default function FormSample() {
	const [problems, setProblems] = useState<Partial<Record<Name, string[]>>>({});
	const [sent, setSent] = useState("");

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const given = Object.fromEntries(new FormData(event.currentTarget));
		const result = v.safeParse(form, given);
		setProblems(
			(!result.success && v.flatten<typeof form>(result.issues).nested) || {},
		);
		setSent(result.success ? JSON.stringify(result.output) : "");
	}

	return (
		<SamplePage title="Form">
			<Sample name="Warnings clear on input">
				<form noValidate onSubmit={submit} className={styles.stack}>
					{(Object.keys(fields) as Name[]).map((name) => (
						<TextField
							key={name}
							name={name}
							label={fields[name]}
							problem={problems[name]?.[0]}
							onChange={() =>
								setProblems((before) => ({ ...before, [name]: undefined }))
							}
						/>
					))}
					<Button block type="submit">
						Send
					</Button>
					{sent && <output>{sent}</output>}
				</form>
			</Sample>
		</SamplePage>
	);
}
