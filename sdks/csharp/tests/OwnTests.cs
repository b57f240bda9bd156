// Runs the tests of the C# SDK that the table of cases cannot hold, without any package for tests.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

internal static class OwnTests
{
    private static int Main()
    {
        var tests = new List<KeyValuePair<string, Func<Task>>>();
        JsonTests.AddTo(tests);
        SendingTests.AddTo(tests);
        ConnectionTests.AddTo(tests);
        StreamTests.AddTo(tests);
        var failures = 0;
        foreach (var test in tests)
        {
            try
            {
                test.Value().GetAwaiter().GetResult();
            }
            catch (Exception error)
            {
                failures++;
                Console.Error.WriteLine(test.Key + ": " + error);
            }
        }
        if (failures > 0) return 1;
        Console.WriteLine(tests.Count + " tests passed.");
        return 0;
    }
}

internal static class Check
{
    internal static void Equal(object expected, object actual)
    {
        if (!Equals(expected, actual)) throw new Exception("expected <" + expected + ">, got <" + actual + ">");
    }

    internal static T Throws<T>(Action action) where T : Exception
    {
        try
        {
            action();
        }
        catch (T error)
        {
            return error;
        }
        throw new Exception("expected " + typeof(T).Name);
    }

    internal static async Task<T> ThrowsAsync<T>(Func<Task> action) where T : Exception
    {
        try
        {
            await action();
        }
        catch (T error)
        {
            return error;
        }
        throw new Exception("expected " + typeof(T).Name);
    }
}
