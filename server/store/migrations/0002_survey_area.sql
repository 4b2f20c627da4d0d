CREATE TABLE "survey_answers" (
	"sub" text NOT NULL,
	"survey" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"sections" jsonb NOT NULL,
	CONSTRAINT "survey_answers_sub_survey_pk" PRIMARY KEY("sub","survey")
);
--> statement-breakpoint
CREATE TABLE "survey_sections" (
	"sectionid" text PRIMARY KEY NOT NULL,
	"survey" text NOT NULL,
	"seq" integer NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"questions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"alt_reference" text PRIMARY KEY NOT NULL,
	"is_register" boolean NOT NULL,
	"reward" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "survey_sections_by_survey" ON "survey_sections" USING btree ("survey","seq");