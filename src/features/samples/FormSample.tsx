// /sample/form-validation: a form validated by a Valibot schema.
import { useState } from "react";
import * as v from "valibot";
import { Button } from "../../ui/form/Button";
import { FormField } from "../../ui/form/FormField";
import { useSchemaForm } from "../../ui/form/useSchemaForm";
import { Sample, SamplePage } from "./SamplePage";
import styles from "./samples.module.css";

const form = v.object({
	name: v.pipe(v.string(), v.trim(), v.nonEmpty("name")),
	mobile: v.pipe(
		v.string(),
		v.transform((text) => text.replaceAll(/[\s-]/g, "")),
		v.regex(/^0[689]\d{8}$/, "mobile"),
	),
});
const empty = { name: "", mobile: "" };
const errorTexts = {
	name: "Please enter name",
	mobile: "Please correct format such as 0812345678",
};

export default function FormSample() {
	const { control, handleSubmit } = useSchemaForm(form, empty, () => undefined);
	const [sent, setSent] = useState("");
	const submit = handleSubmit((values) => setSent(JSON.stringify(values)));
	const field = { control, errorTexts };
	return (
		<SamplePage title="Form">
			<Sample name="Warnings clear on input">
				<form noValidate onSubmit={submit} className={styles.stack}>
					<FormField {...field} name="name" label="Name" />
					<FormField {...field} name="mobile" label="Mobile number" />
					<Button type="submit">Send</Button>
					{sent && <output>{sent}</output>}
				</form>
			</Sample>
		</SamplePage>
	);
}
